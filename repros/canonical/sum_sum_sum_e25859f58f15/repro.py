"""assay repro 1
pattern e25859f58f159e06a970fd18fe3bce838787399544e5d79722f3d53346e286bc
home    3d57ab7ecb7c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1152000, 1]", arg1: "bf16[1152000, 512]", arg2: "bf16[1152000, 512]", arg3: "f32[1152000, 1]", arg4: "bf16[512]"):
        div: "f32[1152000, 1]" = torch.ops.aten.div.Tensor(arg0, 512.0)
        convert_element_type: "f32[1152000, 512]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0])
        convert_element_type_1: "bf16[512]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        convert_element_type_2: "f32[1152000, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[1152000, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg3)
        mul: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(sub, arg0)
        mul_1: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_1, [0])
        convert_element_type_3: "bf16[512]" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16)
        convert_element_type_4: "f32[512]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul_2: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type_4)
        mul_3: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(mul_2, mul)
        mul_4: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(mul_2, 512.0)
        sum_3: "f32[1152000, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True)
        mul_5: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[1152000, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True)
        sub_1: "f32[1152000, 512]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[1152000, 512]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_5: "bf16[1152000, 512]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        return (convert_element_type_1, convert_element_type_3, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
