"""assay repro 1
pattern 0739c2ddbf9b8c0e1a428fad9d7462e7ff7b39897eab4a6d2badb056e374c1fe
home    ac1bdd355dca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1, 128]", arg1: "f32[2050, 1024]", p0: "size[]", p1: "size[]"):
        add: "i64[1, 128]" = torch.ops.aten.add.Tensor(arg0, 2)
        reshape: "i64[128]" = torch.ops.aten.reshape.default(add, p0)
        index: "f32[128, 1024]" = torch.ops.aten.index.Tensor(arg1, [reshape])
        reshape_1: "f32[1, 128, 1024]" = torch.ops.aten.reshape.default(index, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
