"""assay repro 1
pattern 984d76071ebcefb9faf9e31c26a79a177898f2b0c494c0847a163108605d54da
home    9817e19a769f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 384, 16, 16][98304, 1, 6144, 384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        constant_pad_nd: "bf16[128, 384, 20, 20]" = torch.ops.aten.constant_pad_nd.default(arg0, p0)
        unfold: "bf16[128, 384, 2, 20, 12]" = torch.ops.aten.unfold.default(constant_pad_nd, 2, 12, 8)
        unfold_1: "bf16[128, 384, 2, 2, 12, 12]" = torch.ops.aten.unfold.default(unfold, 3, 12, 8)
        clone: "bf16[128, 384, 2, 2, 12, 12]" = torch.ops.aten.clone.default(unfold_1, memory_format = torch.contiguous_format)
        reshape: "bf16[1024, 48, 4, 144]" = torch.ops.aten.reshape.default(clone, p1)
        permute: "bf16[1024, 4, 144, 48]" = torch.ops.aten.permute.default(reshape, [0, 2, 3, 1])
        split_with_sizes = torch.ops.aten.split_with_sizes.default(permute, p2, 3)
        getitem: "bf16[1024, 4, 144, 16]" = split_with_sizes[0]
        getitem_1: "bf16[1024, 4, 144, 32]" = split_with_sizes[1]
        expand: "bf16[1024, 4, 144, 32]" = torch.ops.aten.expand.default(getitem_1, p3)
        clone_1: "bf16[1024, 4, 144, 32]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        permute_1: "bf16[1024, 4, 16, 144]" = torch.ops.aten.permute.default(getitem, [0, 1, 3, 2])
        expand_1: "bf16[1024, 4, 16, 144]" = torch.ops.aten.expand.default(permute_1, p4)
        clone_2: "bf16[1024, 4, 16, 144]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_1: "bf16[4096, 144, 32]" = torch.ops.aten.reshape.default(clone_1, p5)
        permute_2: "bf16[4096, 32, 144]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        reshape_2: "bf16[4096, 16, 144]" = torch.ops.aten.reshape.default(clone_2, p6)
        permute_3: "bf16[4096, 144, 16]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (reshape_1, permute_2, reshape_2, permute_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
