"""assay repro 1
pattern 277b0546caad90097eb7631061c51e4fcb3f81c869dddc288a16f24438914315
home    a211fe1b5f15
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 1000, 13, 13]", p0: "size[]"):
        relu: "bf16[512, 1000, 13, 13]" = torch.ops.aten.relu.default(arg0)
        le: "b8[512, 1000, 13, 13]" = torch.ops.aten.le.Scalar(relu, 0.0)
        mean: "bf16[512, 1000, 1, 1]" = torch.ops.aten.mean.dim(relu, [2, 3], True)
        reshape: "bf16[512, 1000]" = torch.ops.aten.reshape.default(mean, p0)
        return (le, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
