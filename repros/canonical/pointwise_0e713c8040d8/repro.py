"""assay repro 1
pattern 0e713c8040d8949d64e45794024011022ac49673d8831d7cbbd5586588b197be
home    4446ac450023
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256]", arg1: "bf16[512]", p0: "size", p1: "size"):
        select: "bf16[]" = torch.ops.aten.select.int(arg0, 0, p0)
        select_1: "bf16[]" = torch.ops.aten.select.int(arg1, 0, p1)
        sub: "bf16[]" = torch.ops.aten.sub.Tensor(select, select_1)
        sub_1: "bf16[]" = torch.ops.aten.sub.Tensor(sub, 1.0)
        return (sub_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
