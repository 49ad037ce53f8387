"""assay repro 1
pattern 6a1762eab7b42e411622bad56fdf1316312ae6bcfe536b5d471764376c4a0fcd
home    404248770468
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[65536, 160]", arg1: "bf16[160]", arg2: "bf16[64, 160, 32, 32][163840, 1, 5120, 160]", p0: "size[]", p1: "size"):
        reshape: "bf16[64, 32, 32, 160]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 32, 32, 160]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "bf16[64, 160, 32, 32]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "bf16[64, 160, 32, 32]" = torch.ops.aten.add.Tensor(arg2, permute)
        split = torch.ops.aten.split.Tensor(add, p1, 1)
        getitem: "bf16[64, 80, 32, 32]" = split[0]
        getitem_1: "bf16[64, 80, 32, 32]" = split[1]
        return (add, getitem, getitem_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
