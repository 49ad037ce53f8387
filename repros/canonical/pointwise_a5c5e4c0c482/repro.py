"""assay repro 1
pattern a5c5e4c0c482c8936ff1dca1641e5b82be8766674e26c0dd1e19d97b54e1bb7b
home    0b777665e325
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 96, 56, 56][611520, 3136, 56, 1]", arg1: "bf16[64, 96, 56, 56]", p0: "size[]"):
        mul: "bf16[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        permute: "bf16[64, 56, 56, 96]" = torch.ops.aten.permute.default(mul, [0, 2, 3, 1])
        clone: "bf16[64, 56, 56, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[200704, 96]" = torch.ops.aten.reshape.default(clone, p0)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
