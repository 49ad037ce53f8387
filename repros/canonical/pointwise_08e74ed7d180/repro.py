"""assay repro 1
pattern 08e74ed7d18077769891db5f83bb7b7a1d4f247052b3954be5fa33ba708d218e
home    f50a63c9c8c5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[768]", arg1: "bf16[768]", arg2: "bf16[768]"):
        cat: "bf16[2304]" = torch.ops.aten.cat.default([arg0, arg1, arg2])
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
