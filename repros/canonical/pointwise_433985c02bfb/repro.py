"""assay repro 1
pattern 433985c02bfb600df9415a2f0c2d6858384625485efc1ad747c6468bf03e1689
home    3071d3ed5258
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[197, 197]", arg1: "bf16[732, 12]", p0: "size[]", p1: "size[]"):
        reshape: "i64[38809]" = torch.ops.aten.reshape.default(arg0, p0)
        index: "bf16[38809, 12]" = torch.ops.aten.index.Tensor(arg1, [reshape])
        reshape_1: "bf16[197, 197, 12]" = torch.ops.aten.reshape.default(index, p1)
        permute: "bf16[12, 197, 197]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "bf16[12, 197, 197]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "bf16[1, 12, 197, 197]" = torch.ops.aten.unsqueeze.default(clone, 0)
        return (unsqueeze,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
