"""assay repro 1
pattern fce18a106dd390d995f7bb262f116d23cdfc0cbaf8e6c3fa6f08d6b7f412de9e
home    446acec8deec
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[4, 24, 49, 49]", arg1: "bf16[96, 49, 49]", p0: "size[]", p1: "size[]"):
        neg: "f32[4, 24, 49, 49]" = torch.ops.aten.neg.default(arg0)
        convert_element_type: "f32[96, 49, 49]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape: "f32[4, 24, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        mul: "f32[4, 24, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, arg0)
        sum_1: "f32[4, 24, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[4, 24, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        reshape_1: "f32[96, 49, 49]" = torch.ops.aten.reshape.default(fma, p1)
        convert_element_type_1: "bf16[96, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (fma, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
