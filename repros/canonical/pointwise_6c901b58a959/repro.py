"""assay repro 1
pattern 6c901b58a959676a4ba2422320338cab547d4c8d0ad6abc1f64c2497c9c68df2
home    d37cba813e80
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[4, 2048, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[4, 2048, 768]" = torch.ops.aten.mul.Tensor(reshape, 0.125)
        reshape_1: "bf16[4, 2048, 12, 64]" = torch.ops.aten.reshape.default(mul, p1)
        permute: "bf16[4, 12, 2048, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        return (permute,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
