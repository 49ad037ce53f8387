"""assay repro 1
pattern 482249de56b4acea3b93b79d96d11c50d389f0eb22116dac124385f05bfe1ae0
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
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(cat, [3, 3], [2, 2], [0, 0], [1, 1], True)
        getitem: "bf16[512, 128, 27, 27]" = _low_memory_max_pool_with_offsets[0]
        return (getitem,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
