"""assay repro 1
pattern 7a06639ec970f7a6f8e7732a90541f566f44853df3a6b18d00d1e1be52dcb488
home    e692d672ee93
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64]", arg1: "bf16[128, 64, 56, 56]", arg2: "bf16[128, 64, 56, 56]"):
        unsqueeze: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        mul: "bf16[128, 64, 56, 56]" = torch.ops.aten.mul.Tensor(unsqueeze_1, arg1)
        add: "bf16[128, 64, 56, 56]" = torch.ops.aten.add.Tensor(arg2, mul)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
