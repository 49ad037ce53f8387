"""assay repro 1
pattern 97e225e334b248155e91cc5293a491bf278102ae3b73bed32e82cf34e3a8b60f
home    e03fe84cef2f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 80, 72, 72][414720, 1, 5760, 80]", arg1: "bf16[128, 80, 72, 72][414720, 1, 5760, 80]"):
        add: "bf16[128, 80, 72, 72]" = torch.ops.aten.add.Tensor(arg0, arg1)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
