"""assay repro 1
pattern ba808dae36334ab3c3dc48d8ef46bb9c7617677c2ea1a07c2b9ed93654337735
home    41fb2609ada2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 64, 55, 55]", arg1: "bf16[512, 64, 55, 55]"):
        relu: "bf16[512, 64, 55, 55]" = torch.ops.aten.relu.default(arg0)
        relu_1: "bf16[512, 64, 55, 55]" = torch.ops.aten.relu.default(arg1)
        cat: "bf16[512, 128, 55, 55]" = torch.ops.aten.cat.default([relu, relu_1], 1)
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
