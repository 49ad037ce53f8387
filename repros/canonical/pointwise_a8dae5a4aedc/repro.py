"""assay repro 1
pattern a8dae5a4aedc41851a8e1269e3b01d1391166aa352a5abcb84ee779da09c209b
home    f5a0512b6ebb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3072, 1024]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
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
        cat_2: "bf16[8, 32, 256, 64]" = torch.ops.aten.cat.default([cat, cat_1], 1)
        permute_1: "bf16[8, 16, 64, 128]" = torch.ops.aten.permute.default(clone_1, [0, 1, 3, 2])
        reshape_2: "bf16[8, 2, 16, 256, 64]" = torch.ops.aten.reshape.default(cat_2, p3)
        unsqueeze: "bf16[8, 16, 64, 128, 1]" = torch.ops.aten.unsqueeze.default(permute_1, 4)
        reshape_3: "bf16[128, 64, 128]" = torch.ops.aten.reshape.default(unsqueeze, p4)
        unsqueeze_1: "bf16[8, 2, 16, 256, 64, 1]" = torch.ops.aten.unsqueeze.default(reshape_2, 5)
        permute_2: "bf16[8, 2, 16, 1, 256, 64]" = torch.ops.aten.permute.default(unsqueeze_1, [0, 1, 2, 5, 3, 4])
        permute_3: "bf16[8, 2, 16, 64, 256, 1]" = torch.ops.aten.permute.default(permute_2, [0, 1, 2, 5, 4, 3])
        reshape_4: "bf16[256, 64, 256]" = torch.ops.aten.reshape.default(permute_3, p5)
        return (clone_1, reshape_3, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
