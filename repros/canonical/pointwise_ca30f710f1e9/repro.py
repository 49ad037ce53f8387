"""assay repro 1
pattern ca30f710f1e9f242a636a662f61ace09be0592df1b2671a7365987d64925f090
home    ae0dce709561
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 4096]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 128, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        relu: "bf16[64, 128, 4096]" = torch.ops.aten.relu.default(reshape)
        le: "b8[64, 128, 4096]" = torch.ops.aten.le.Scalar(relu, 0.0)
        reshape_1: "bf16[8192, 4096]" = torch.ops.aten.reshape.default(relu, p1)
        return (le, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
