"""assay repro 1
pattern 93891a13f0c34bbf980ccd8f052b0dc5c716935d9304f6c7e47e1219a871aee2
home    0ce40ff83d40
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30522, 128]", arg1: "bf16[384, 30522]", p0: "size[]"):
        permute: "bf16[128, 30522]" = torch.ops.aten.permute.default(arg0, [1, 0])
        cat: "bf16[512, 30522]" = torch.ops.aten.cat.default([permute, arg1])
        constant_pad_nd: "bf16[512, 30528]" = torch.ops.aten.constant_pad_nd.default(cat, p0)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
