"""assay repro 1
pattern cd236f516f38ad1d96e578296ecf9c2dc2c9a77f46d8726889b871261eb74b89
home    9bc630d97c45
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 6, 196, 32]", p0: "size[]"):
        permute: "bf16[64, 6, 32, 196]" = torch.ops.aten.permute.default(arg0, [0, 1, 3, 2])
        clone: "bf16[64, 6, 32, 196]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[64, 192, 14, 14]" = torch.ops.aten.reshape.default(clone, p0)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
