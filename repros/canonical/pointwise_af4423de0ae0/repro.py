"""assay repro 1
pattern af4423de0ae0eb11f59bf8c162a2329f370d55f1db41f9be29f826c0984e5e7c
home    e3b1ba523116
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3072, 1024]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]"):
        reshape: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 384, 16, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[8, 16, 384, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[8, 16, 384, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        split = torch.ops.aten.split.Tensor(clone, p2, 2)
        getitem: "bf16[8, 16, 128, 64]" = split[0]
        getitem_1: "bf16[8, 16, 128, 64]" = split[1]
        getitem_2: "bf16[8, 16, 128, 64]" = split[2]
        clone_1: "bf16[8, 16, 128, 64]" = torch.ops.aten.clone.default(getitem)
        cat: "bf16[8, 16, 256, 64]" = torch.ops.aten.cat.default([clone_1, getitem_1], 2)
        cat_1: "bf16[8, 16, 256, 64]" = torch.ops.aten.cat.default([clone_1, getitem_2], 2)
        unsqueeze: "bf16[8, 16, 1, 256, 64]" = torch.ops.aten.unsqueeze.default(cat, 2)
        unsqueeze_1: "bf16[8, 16, 1, 256, 64]" = torch.ops.aten.unsqueeze.default(cat_1, 2)
        cat_2: "bf16[8, 16, 2, 256, 64]" = torch.ops.aten.cat.default([unsqueeze, unsqueeze_1], 2)
        permute_1: "bf16[8, 2, 16, 256, 64]" = torch.ops.aten.permute.default(cat_2, [0, 2, 1, 3, 4])
        unsqueeze_2: "bf16[8, 16, 128, 64, 1]" = torch.ops.aten.unsqueeze.default(clone_1, 4)
        reshape_2: "bf16[128, 128, 64]" = torch.ops.aten.reshape.default(unsqueeze_2, p3)
        unsqueeze_3: "bf16[8, 2, 16, 256, 64, 1]" = torch.ops.aten.unsqueeze.default(permute_1, 5)
        clone_2: "bf16[8, 2, 16, 256, 64, 1]" = torch.ops.aten.clone.default(unsqueeze_3, memory_format = torch.contiguous_format)
        reshape_3: "bf16[256, 256, 64]" = torch.ops.aten.reshape.default(clone_2, p4)
        return (clone_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
