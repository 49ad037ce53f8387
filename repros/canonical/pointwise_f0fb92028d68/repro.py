"""assay repro 1
pattern f0fb92028d6833aebae48c76c48d7addfaa3854b466f4cfe9633e147e5ec03a1
home    0850e273e84b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[131072, 144]", arg1: "bf16[512, 4, 256, 40]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size"):
        reshape: "bf16[512, 256, 144]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[512, 256, 4, 36]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[512, 4, 256, 36]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[512, 4, 256, 36]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        slice_scatter: "bf16[512, 4, 256, 40]" = torch.ops.aten.slice_scatter.default(arg1, clone, 3, p2, p3, p4)
        return (slice_scatter,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
