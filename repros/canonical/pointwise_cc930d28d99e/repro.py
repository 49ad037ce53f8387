"""assay repro 1
pattern cc930d28d99e80bb942ee91425805c9c10e01812afcc3d01878fa12e5faedc35
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
        return (le, cat, le_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
