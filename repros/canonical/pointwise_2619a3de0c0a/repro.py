"""assay repro 1
pattern 2619a3de0c0a304be4834ad22024d553bc909dcae657eb742ffaac5177a6f917
home    b87f63984b31
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 128]", arg1: "bf16[128]", arg2: "bf16[128]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[256, 128, 128]" = torch.ops.aten.mul.Tensor(reshape, arg1)
        add: "bf16[256, 128, 128]" = torch.ops.aten.add.Tensor(mul, arg2)
        reshape_1: "bf16[32768, 128]" = torch.ops.aten.reshape.default(add, p1)
        reshape_2: "bf16[32768, 128]" = torch.ops.aten.reshape.default(add, p2)
        return (reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
