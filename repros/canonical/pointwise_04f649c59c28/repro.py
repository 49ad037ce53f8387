"""assay repro 1
pattern 04f649c59c289fc85fa05e8eabc7d635917c143625ec3bade34eb9c0f1cdc0e9
home    af6e7293227b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 96]", arg1: "bf16[128, 96, 56, 56][301056, 1, 5376, 96]", p0: "size[]"):
        reshape: "bf16[128, 56, 56, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 96, 56, 56]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 2])
        add: "bf16[128, 96, 56, 56]" = torch.ops.aten.add.Tensor(arg1, permute)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
