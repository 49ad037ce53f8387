"""assay repro 1
pattern 813b618e0c43a84819047f40e38d32e63eda31ec243bd7a65b964216f8a5c2b0
home    1457b715bb2b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8192, 4096]", p0: "size[]", p1: "size[]"):
        reshape: "f32[512, 16, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[512, 16, 4096]" = torch.ops.aten.mul.Tensor(reshape, 0.7071067811865476)
        erf: "f32[512, 16, 4096]" = torch.ops.aten.erf.default(mul)
        add: "f32[512, 16, 4096]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[512, 16, 4096]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        mul_2: "f32[512, 16, 4096]" = torch.ops.aten.mul.Tensor(mul_1, add)
        reshape_1: "f32[8192, 4096]" = torch.ops.aten.reshape.default(mul_2, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
