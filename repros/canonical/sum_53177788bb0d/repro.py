"""assay repro 1
pattern 53177788bb0dc885840225aff9ced5f7efc195d9a87964fe70a87ed3ca5e7420
home    413a3b499856
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768]", p0: "size[]"):
        reshape: "bf16[128, 1, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 1, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        sum_1: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0], True, dtype = torch.float32)
        return (sum_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
