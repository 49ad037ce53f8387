"""assay repro 1
pattern c6a135f198f5dd7dcabddd3ad103cb769c896ba27a56acfb376e26efc472c994
home    fbdeffcc034a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "bf16[9437184]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        return (full,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
