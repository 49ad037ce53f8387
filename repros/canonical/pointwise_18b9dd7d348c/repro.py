"""assay repro 1
pattern 18b9dd7d348c3c4cc8f2523063bf7641947d04844b6c66458d6b0de35f7c0fa6
home    4d50b2967d18
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "b8[64, 32, 32]" = torch.ops.aten.full.default(p0, True, dtype = torch.bool)
        return (full,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
