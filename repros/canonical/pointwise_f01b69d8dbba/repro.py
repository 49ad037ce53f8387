"""assay repro 1
pattern f01b69d8dbba83d1fbeae26a95d56ee12ba507bd2d70bc29ca67a8022a28d65a
home    af84de83e6a2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768]", arg1: "bf16[768]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 1, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 1, 768]" = torch.ops.aten.add.Tensor(reshape, arg1)
        reshape_1: "bf16[128, 1, 12, 64]" = torch.ops.aten.reshape.default(add, p1)
        permute: "bf16[128, 12, 1, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        return (permute,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
