"""assay repro 1
pattern 97bf9f875a0fa100555bd09fec02ee5a4c07aae069993be93a3f8889ca3a83c1
home    8973b2df5a24
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]", p1: "size[]"):
        full: "bf16[511, 511]" = torch.ops.aten.full.default(p0, 1.0, dtype = torch.bfloat16)
        constant_pad_nd: "bf16[512, 512]" = torch.ops.aten.constant_pad_nd.default(full, p1)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
