"""assay repro 1
pattern 85e249cdee3956d19c39c26005cbb71a7ac19909773e1680a5fb8385d97db542
home    26f6ec405f79
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 576, 14, 14][112896, 1, 8064, 576]", p0: "size[]", p1: "size"):
        reshape: "bf16[64, 6, 96, 196]" = torch.ops.aten.reshape.default(arg0, p0)
        split = torch.ops.aten.split.Tensor(reshape, p1, 2)
        getitem: "bf16[64, 6, 32, 196]" = split[0]
        getitem_1: "bf16[64, 6, 32, 196]" = split[1]
        getitem_2: "bf16[64, 6, 32, 196]" = split[2]
        permute: "bf16[64, 6, 196, 32]" = torch.ops.aten.permute.default(getitem, [0, 1, 3, 2])
        clone: "bf16[64, 6, 196, 32]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        permute_1: "bf16[64, 6, 196, 32]" = torch.ops.aten.permute.default(getitem_1, [0, 1, 3, 2])
        clone_1: "bf16[64, 6, 196, 32]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        permute_2: "bf16[64, 6, 196, 32]" = torch.ops.aten.permute.default(getitem_2, [0, 1, 3, 2])
        clone_2: "bf16[64, 6, 196, 32]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        return (clone, clone_1, clone_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
