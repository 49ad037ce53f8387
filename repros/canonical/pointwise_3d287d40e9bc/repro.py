"""assay repro 1
pattern 3d287d40e9bce19e08909a7e243c863bd869743b5e4d29224f1414cb393d49c8
home    54bb6432066b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 1536]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        reshape: "bf16[128, 49, 1536]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 49, 8, 192]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[128, 8, 49, 192]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        split_with_sizes = torch.ops.aten.split_with_sizes.default(permute, p2, 3)
        getitem: "bf16[128, 8, 49, 32]" = split_with_sizes[0]
        getitem_1: "bf16[128, 8, 49, 32]" = split_with_sizes[1]
        getitem_2: "bf16[128, 8, 49, 128]" = split_with_sizes[2]
        expand: "bf16[128, 8, 49, 32]" = torch.ops.aten.expand.default(getitem, p3)
        clone: "bf16[128, 8, 49, 32]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        expand_1: "bf16[128, 8, 49, 128]" = torch.ops.aten.expand.default(getitem_2, p4)
        clone_1: "bf16[128, 8, 49, 128]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        permute_1: "bf16[128, 8, 32, 49]" = torch.ops.aten.permute.default(getitem_1, [0, 1, 3, 2])
        expand_2: "bf16[128, 8, 32, 49]" = torch.ops.aten.expand.default(permute_1, p5)
        clone_2: "bf16[128, 8, 32, 49]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1024, 49, 32]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_3: "bf16[1024, 49, 128]" = torch.ops.aten.reshape.default(clone_1, p7)
        reshape_4: "bf16[1024, 32, 49]" = torch.ops.aten.reshape.default(clone_2, p8)
        return (reshape_2, reshape_3, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
