"""assay repro 1
pattern 5d978d1e463dfd82c94e082918bc504657508c4e05af6c4cce305aeb3877cd11
home    3fe09b0ef45a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 256, 1024][393216, 1024, 1]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[8, 2, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        clone: "bf16[8, 2, 128, 1024]" = torch.ops.aten.clone.default(reshape, memory_format = torch.contiguous_format)
        reshape_1: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(clone, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
