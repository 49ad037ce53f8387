"""assay repro 1
pattern 7c3d6d1dcc169c792bdf86f157a80106a2407cbc9a6466d7c1a51bc29e47e6d2
home    0e667f06d0b7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 6, 128, 128]", arg1: "b8[32, 6, 128, 128]", arg2: "bf16[192, 128, 128]", p0: "size[]", p1: "size[]"):
        neg: "f32[32, 6, 128, 128]" = torch.ops.aten.neg.default(arg0)
        convert_element_type: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[192, 128, 128]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape: "f32[32, 6, 128, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        mul_1: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(reshape, mul)
        mul_2: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(mul_1, arg0)
        sum_1: "f32[32, 6, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[32, 6, 128, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        reshape_1: "f32[192, 128, 128]" = torch.ops.aten.reshape.default(fma, p1)
        convert_element_type_2: "bf16[192, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (fma, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
