"""assay repro 1
pattern 3e49568bc2e7f0d461cbc8b436bac8d0359b1ce22aeebc54feddab9e81ef2d72
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
        le: "b8[512, 64, 55, 55]" = torch.ops.aten.le.Scalar(relu, 0.0)
        relu_1: "bf16[512, 64, 55, 55]" = torch.ops.aten.relu.default(arg1)
        cat: "bf16[512, 128, 55, 55]" = torch.ops.aten.cat.default([relu, relu_1], 1)
        le_1: "b8[512, 64, 55, 55]" = torch.ops.aten.le.Scalar(relu_1, 0.0)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(cat, [3, 3], [2, 2], [0, 0], [1, 1], True)
        getitem: "bf16[512, 128, 27, 27]" = _low_memory_max_pool_with_offsets[0]
        getitem_1: "i8[512, 128, 27, 27]" = _low_memory_max_pool_with_offsets[1]
        return (le, cat, le_1, getitem, getitem_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
