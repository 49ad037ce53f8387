"""assay repro 1
pattern fbdadd7d92e241f51d96ee2b23c0ab00ce66c228f1a144cd35947a8a06bf6ee7
home    6df1a86dafae
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1152000, 512]", arg1: "f32[1152000, 1]", arg2: "bf16[1152000, 512]", arg3: "bf16[512]"):
        convert_element_type: "f32[1152000, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        mul: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        div: "f32[1152000, 512]" = torch.ops.aten.div.Tensor(mul, 512.0)
        convert_element_type_1: "f32[1152000, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul_1: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_1, [0])
        convert_element_type_2: "bf16[512]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        convert_element_type_3: "f32[512]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul_2: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, convert_element_type_3)
        mul_3: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        sum_2: "f32[1152000, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True)
        mul_4: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(div, sum_2)
        sub: "f32[1152000, 512]" = torch.ops.aten.sub.Tensor(mul_2, mul_4)
        mul_5: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(sub, arg1)
        convert_element_type_4: "bf16[1152000, 512]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        return (convert_element_type_2, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
