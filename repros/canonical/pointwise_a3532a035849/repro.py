"""assay repro 1
pattern a3532a035849852e0ed77aab75b95dd11b3dcc75fbc032aafa459f6f069f8bbb
home    871fe31d4c7c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30522, 128]", arg1: "bf16[384, 30522]"):
        permute: "bf16[128, 30522]" = torch.ops.aten.permute.default(arg0, [1, 0])
        cat: "bf16[512, 30522]" = torch.ops.aten.cat.default([permute, arg1])
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
