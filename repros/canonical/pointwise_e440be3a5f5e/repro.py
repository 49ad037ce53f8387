"""assay repro 1
pattern e440be3a5f5e878e93056efbeba51264e85030e4eec653efe5632cd4ed78bf90
home    e1555771c82c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 64]", arg1: "bf16[64, 3136, 64]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 3136, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 3136, 64]" = torch.ops.aten.add.Tensor(reshape, arg1)
        permute: "bf16[64, 64, 3136]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        reshape_1: "bf16[64, 64, 56, 56]" = torch.ops.aten.reshape.default(permute, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
