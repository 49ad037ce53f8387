"""assay repro 1
pattern 5731ddab125e50cb237c44d1b0133eb1c10f416cb5519e77c6a32479f7df09b2
home    e4fce3c3ce6e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 16, 128, 128]", arg1: "bf16[16, 128, 128]", p0: "size[]", p1: "size[]"):
        neg: "f32[1, 16, 128, 128]" = torch.ops.aten.neg.default(arg0)
        reshape: "bf16[1, 16, 128, 128]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[1, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[1, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, arg0)
        sum_1: "f32[1, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[1, 16, 128, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_1: "bf16[1, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        div: "bf16[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(convert_element_type_1, 16.0)
        reshape_1: "bf16[16, 128, 128]" = torch.ops.aten.reshape.default(div, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
