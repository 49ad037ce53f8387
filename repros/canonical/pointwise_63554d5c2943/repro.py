"""assay repro 1
pattern 63554d5c2943d07a1ec8eb969214017c746593dd29d021239b11c5d087ddae36
home    9f15516802f6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 1024, 512]", p0: "size[]"):
        mul: "bf16[8, 1024, 512]" = torch.ops.aten.mul.Tensor(arg0, 0.04419417382415922)
        reshape: "bf16[8192, 512]" = torch.ops.aten.reshape.default(mul, p0)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
