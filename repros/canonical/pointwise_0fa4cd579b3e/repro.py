"""assay repro 1
pattern 0fa4cd579b3ed10a054514e0f1fafc1ef1741ebd304cd6d53f0498b5f6fc9e91
home    f35ef9f96323
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768]", arg1: "bf16[128, 1, 768]", p0: "size[]", p1: "size"):
        reshape: "bf16[128, 1, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 1, 768]" = torch.ops.aten.add.Tensor(arg1, reshape)
        select: "bf16[128, 768]" = torch.ops.aten.select.int(add, 1, p1)
        return (select,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
