"""assay repro 1
pattern 663ef4ea02f4bd6eeb831d3832b76b66728e8538bf5d8df73415f721028f0461
home    baa9da47ade4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3072, 1024]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        div: "bf16[8, 384, 1024]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        reshape_1: "bf16[8, 384, 16, 64]" = torch.ops.aten.reshape.default(div, p1)
        permute: "bf16[8, 16, 384, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[8, 16, 384, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        split = torch.ops.aten.split.Tensor(clone, p2, 2)
        getitem: "bf16[8, 16, 128, 64]" = split[0]
        getitem_1: "bf16[8, 16, 128, 64]" = split[1]
        getitem_2: "bf16[8, 16, 128, 64]" = split[2]
        cat: "bf16[8, 32, 128, 64]" = torch.ops.aten.cat.default([getitem_1, getitem_2], 1)
        reshape_2: "bf16[8, 2, 16, 128, 64]" = torch.ops.aten.reshape.default(cat, p3)
        unsqueeze: "bf16[8, 16, 128, 64, 1]" = torch.ops.aten.unsqueeze.default(getitem, 4)
        reshape_3: "bf16[128, 128, 64]" = torch.ops.aten.reshape.default(unsqueeze, p4)
        unsqueeze_1: "bf16[8, 2, 16, 128, 64, 1]" = torch.ops.aten.unsqueeze.default(reshape_2, 5)
        reshape_4: "bf16[256, 128, 64]" = torch.ops.aten.reshape.default(unsqueeze_1, p5)
        return (reshape_3, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
