"""assay repro 1
pattern 811bd18a782cfdc3bf7bcce6d5c969a3c293136f430dacc628a2557aa051453b
home    fdc6745d63ee
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "bf16[8, 1, 256, 257]" = torch.ops.aten.full.default(p0, -inf, dtype = torch.bfloat16)
        return (full,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
