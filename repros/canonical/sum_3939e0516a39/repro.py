"""assay repro 1
pattern 3939e0516a395f4585bc66022caf8b84bd52810bd55664b9bb3fd0c9e3782edc
home    fde83854ee8a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[4, 16, 1024, 1024]", arg1: "bf16[64, 1024, 1024]", p0: "size[]", p1: "size[]"):
        neg: "f32[4, 16, 1024, 1024]" = torch.ops.aten.neg.default(arg0)
        reshape: "bf16[4, 16, 1024, 1024]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[4, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[4, 16, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, arg0)
        sum_1: "f32[4, 16, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[4, 16, 1024, 1024]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_1: "bf16[4, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_1: "bf16[64, 1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
