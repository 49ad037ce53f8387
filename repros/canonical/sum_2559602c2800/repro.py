"""assay repro 1
pattern 2559602c2800f2ee3f88493090d6955113a63fb6b3fc32dc6c23a64d15483d30
home    b84c5e7106de
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1024, 768]"):
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(arg0, [0, 1])
        return (sum_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
