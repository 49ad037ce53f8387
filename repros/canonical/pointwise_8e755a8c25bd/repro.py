"""assay repro 1
pattern 8e755a8c25bd8faa0516563b82e5621da60a4be83dd3f0f6569dd3798f4b354a
home    62536469fc00
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3200, 384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 50, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 50, 6, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 6, 50, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        unsqueeze: "bf16[64, 6, 50, 64, 1]" = torch.ops.aten.unsqueeze.default(permute, 4)
        permute_1: "bf16[64, 6, 1, 50, 64]" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 4, 2, 3])
        permute_2: "bf16[64, 6, 64, 50, 1]" = torch.ops.aten.permute.default(permute_1, [0, 1, 4, 3, 2])
        clone: "bf16[64, 6, 64, 50, 1]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[384, 64, 50]" = torch.ops.aten.reshape.default(clone, p2)
        constant_pad_nd: "bf16[384, 64, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p3)
        permute_3: "bf16[384, 50, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (constant_pad_nd, permute_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
