"""assay repro 1
pattern 81400b500e706cc2d7a9aa66246e10de98257a9c44cb33f50130ceb171f015af
home    c5e2a9db69cc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1000]", arg1: "bf16[128, 1000]", p0: "size[]"):
        cat: "bf16[256, 1000]" = torch.ops.aten.cat.default([arg0, arg1])
        reshape: "bf16[2, 128, 1000]" = torch.ops.aten.reshape.default(cat, p0)
        mean: "bf16[128, 1000]" = torch.ops.aten.mean.dim(reshape, [0])
        return (mean,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
