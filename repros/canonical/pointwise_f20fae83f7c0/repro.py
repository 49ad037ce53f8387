"""assay repro 1
pattern f20fae83f7c0e8967c02b88c1dcea304928d3014b8a2a91187c22dd37f4ab870
home    af8263867e0f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 64, 111, 111]"):
        relu: "bf16[512, 64, 111, 111]" = torch.ops.aten.relu.default(arg0)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [0, 0], [1, 1], True)
        getitem: "bf16[512, 64, 55, 55]" = _low_memory_max_pool_with_offsets[0]
        getitem_1: "i8[512, 64, 55, 55]" = _low_memory_max_pool_with_offsets[1]
        return (relu, getitem, getitem_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
