"""assay repro 1
pattern 61fa67b59fb52d1b82da1d037a754d2bb4aee8993e8dd13588154549034a9290
home    9b4014304a1a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1, 64]", arg1: "bf16[128, 64, 64, 64][262144, 1, 4096, 64]", p0: "size[]", p1: "size[]"):
        sigmoid: "bf16[128, 1, 64]" = torch.ops.aten.sigmoid.default(arg0)
        reshape: "bf16[128, 64, 1, 1]" = torch.ops.aten.reshape.default(sigmoid, p0)
        expand: "bf16[128, 64, 64, 64]" = torch.ops.aten.expand.default(reshape, p1)
        mul: "bf16[128, 64, 64, 64]" = torch.ops.aten.mul.Tensor(arg1, expand)
        return (mul,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
