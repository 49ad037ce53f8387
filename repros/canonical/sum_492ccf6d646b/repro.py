"""assay repro 1
pattern 492ccf6d646b3dad4909589dfe5db24e1c1b653657f8e9771ece2d30bbd2c086
home    60ab4e8ba5ab
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 49, 49]", arg1: "bf16[512, 49, 49]", arg2: "f32[64, 8, 1, 49, 1]", arg3: "f32[64, 8, 1, 49, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 8, 1, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 8, 1, 49, 49]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[64, 8, 1, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[64, 8, 1, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        sub: "f32[64, 8, 1, 49, 49]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg2)
        exp: "f32[64, 8, 1, 49, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[64, 8, 1, 49, 49]" = torch.ops.aten.div.Tensor(exp, arg3)
        mul: "f32[64, 8, 1, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        neg: "f32[64, 8, 1, 49, 49]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[64, 8, 1, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [4], True)
        fma: "f32[64, 8, 1, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_2: "bf16[64, 8, 1, 49, 49]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_2: "bf16[512, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
