"""assay repro 1
pattern 1a2acffd8e87efcbbad3d8f2e757f3901f009bd101aaca3b4eeaad0df6bff106
home    ac7f15fad190
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 3072]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size", p5: "size[]", p6: "size", p7: "size[]"):
        reshape: "bf16[4, 1024, 3072]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[4, 1024, 16, 3, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        select: "bf16[4, 1024, 16, 64]" = torch.ops.aten.select.int(reshape_1, 3, p2)
        permute: "bf16[4, 16, 1024, 64]" = torch.ops.aten.permute.default(select, [0, 2, 1, 3])
        clone: "bf16[4, 16, 1024, 64]" = torch.ops.aten.clone.default(permute)
        clone_1: "bf16[4, 16, 1024, 64]" = torch.ops.aten.clone.default(clone, memory_format = torch.contiguous_format)
        reshape_2: "bf16[64, 1024, 64]" = torch.ops.aten.reshape.default(clone_1, p3)
        permute_1: "bf16[64, 64, 1024]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        permute_2: "bf16[64, 1024, 64]" = torch.ops.aten.permute.default(permute_1, [0, 2, 1])
        select_1: "bf16[4, 1024, 16, 64]" = torch.ops.aten.select.int(reshape_1, 3, p4)
        permute_3: "bf16[4, 16, 1024, 64]" = torch.ops.aten.permute.default(select_1, [0, 2, 1, 3])
        clone_2: "bf16[4, 16, 1024, 64]" = torch.ops.aten.clone.default(permute_3)
        clone_3: "bf16[4, 16, 1024, 64]" = torch.ops.aten.clone.default(clone_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[64, 1024, 64]" = torch.ops.aten.reshape.default(clone_3, p5)
        permute_4: "bf16[64, 64, 1024]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        select_2: "bf16[4, 1024, 16, 64]" = torch.ops.aten.select.int(reshape_1, 3, p6)
        permute_5: "bf16[4, 16, 1024, 64]" = torch.ops.aten.permute.default(select_2, [0, 2, 1, 3])
        clone_4: "bf16[4, 16, 1024, 64]" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format)
        reshape_4: "bf16[64, 1024, 64]" = torch.ops.aten.reshape.default(clone_4, p7)
        permute_6: "bf16[64, 64, 1024]" = torch.ops.aten.permute.default(reshape_4, [0, 2, 1])
        return (clone, permute_1, permute_2, clone_2, reshape_3, permute_4, reshape_4, permute_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
