"""assay repro 1
pattern 0576871c6878b534adc9b3e6944c5afb0e7559af14e2bd449717e770d2e01362
home    4285946a8873
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12544, 384]", arg1: "f32[384]", arg2: "f32[64, 196, 384]", arg3: "f32[64, 196, 1]", arg4: "f32[64, 196, 384]", arg5: "bf16[64, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 196, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[64, 196, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_3: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[64, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[64, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        add: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(arg4, mul_5)
        convert_element_type_1: "bf16[64, 196, 384]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        mul_6: "bf16[64, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg5)
        div: "bf16[64, 196, 384]" = torch.ops.aten.div.Tensor(mul_6, 0.9181818142533302)
        mul_7: "bf16[64, 196, 384]" = torch.ops.aten.mul.Tensor(div, 1.0)
        reshape_1: "bf16[64, 14, 14, 384]" = torch.ops.aten.reshape.default(mul_7, p1)
        reshape_2: "bf16[12544, 384]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[384, 12544]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, add, reshape_2, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
