"""assay repro 1
pattern e6c355354299dbdd029d6dbb177fd3be1dd708a1358b1f027e307b244f563950
home    046b7cdd6042
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[16]"):
        max_1: "i64[]" = torch.ops.aten.max.default(arg0)
        return (max_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
