"""assay repro 1
pattern 1c01173d9e0204424b13c210915e8d627fa8bbfa227b6bca5f3bb009873fcfb3
home    f98a4e74de96
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 256, 56, 56][802816, 1, 14336, 256]"):
        mean: "bf16[64, 256, 1, 1]" = torch.ops.aten.mean.dim(arg0, [2, 3], True)
        return (mean,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
