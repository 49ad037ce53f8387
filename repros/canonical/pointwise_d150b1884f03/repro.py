"""assay repro 1
pattern d150b1884f0310b75571f5cde256f6f424da86e938d736e916f6f1eb686f292b
home    c13934ab263a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[48, 1, 1]", arg1: "bf16[128, 48, 56, 56]", arg2: "bf16[128, 48, 56, 56]"):
        mul: "bf16[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        add: "bf16[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(arg2, mul)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
