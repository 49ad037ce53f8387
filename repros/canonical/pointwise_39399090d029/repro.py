"""assay repro 1
pattern 39399090d02904db0bea6ac210bd6e411d50955e3cac8ca0a4ad8ca9541a424c
home    cb85e6de1603
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 96]", arg1: "bf16[64, 3136, 96]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 3136, 96]" = torch.ops.aten.mul.Tensor(reshape, 1.0)
        add: "bf16[64, 3136, 96]" = torch.ops.aten.add.Tensor(arg1, mul)
        permute: "bf16[64, 96, 3136]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        reshape_1: "bf16[64, 96, 56, 56]" = torch.ops.aten.reshape.default(permute, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
