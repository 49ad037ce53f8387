"""assay repro 1
pattern 7b24faa8bd9b3ea5cb15c36fa50eba2572492461e18016a4f9b8be014eabc95e
home    dd7407690edb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "i64[16, 512]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        return (full,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
