"""assay repro 1
pattern 69a3a7cf6b522bdd11622641f4af4f0f2fcdcfb0cf700e4bf7db1f8e8af2500a
home    6adfebfe11c0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size", p1: "size", p2: "size"):
        iota: "i64[512]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        return (iota,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
