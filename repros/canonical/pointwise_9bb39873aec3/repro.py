"""assay repro 1
pattern 9bb39873aec366425b35e81e00889818a93fcb8aa6e3b25b1b473b4c8ad778c4
home    4ecd09391478
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[16]", arg1: "i64[512]"):
        unsqueeze: "i64[16, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        lt: "b8[16, 512]" = torch.ops.aten.lt.Tensor(arg1, unsqueeze)
        return (lt,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
