"""assay repro 1
pattern 8379f8e261649e10fb519f3e09efdc5f95d934daa2c095aab71cf81983fc627a
home    ddd10577bede
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 584]", arg1: "bf16[584]", arg2: "bf16[64, 584, 8, 8][37376, 1, 4672, 584]", p0: "size[]", p1: "size"):
        reshape: "bf16[64, 8, 8, 584]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "bf16[64, 584, 8, 8]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "bf16[64, 584, 8, 8]" = torch.ops.aten.add.Tensor(arg2, permute)
        split = torch.ops.aten.split.Tensor(add, p1, 1)
        getitem: "bf16[64, 146, 8, 8]" = split[0]
        getitem_1: "bf16[64, 146, 8, 8]" = split[1]
        getitem_2: "bf16[64, 146, 8, 8]" = split[2]
        getitem_3: "bf16[64, 146, 8, 8]" = split[3]
        return (add, getitem, getitem_1, getitem_2, getitem_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
