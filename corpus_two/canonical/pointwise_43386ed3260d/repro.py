"""assay repro 1
pattern 43386ed3260d577321981b97f4c34386eef8d0f9d72fad60d66fa9794df08892
home    559bbb356875
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 16]"):
        exp: "f32[8, 16]" = torch.ops.aten.exp.default(arg0)
        return (exp,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
