"""assay repro 1
pattern 82111e5c3a08644f1fc2d373d112b43d4702ad256398d91fb040bc969b6f33be
home    59894b597d96
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 288]", arg1: "bf16[288]", arg2: "bf16[64, 288, 16, 16][73728, 1, 4608, 288]", p0: "size[]", p1: "size"):
        reshape: "bf16[64, 16, 16, 288]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 16, 16, 288]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "bf16[64, 288, 16, 16]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "bf16[64, 288, 16, 16]" = torch.ops.aten.add.Tensor(arg2, permute)
        split = torch.ops.aten.split.Tensor(add, p1, 1)
        getitem: "bf16[64, 96, 16, 16]" = split[0]
        getitem_1: "bf16[64, 96, 16, 16]" = split[1]
        getitem_2: "bf16[64, 96, 16, 16]" = split[2]
        return (add, getitem, getitem_1, getitem_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
