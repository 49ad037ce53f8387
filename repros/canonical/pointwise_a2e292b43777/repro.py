"""assay repro 1
pattern a2e292b43777a624499ce982f1e20feb3c51731f55e6285c00082585ba51773c
home    fd6e74558c96
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[768, 49, 128]", arg1: "bf16[768, 128, 49]", arg2: "bf16[768, 49, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 6, 49, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 6, 128, 49]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[128, 6, 49, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 3, 2])
        reshape_2: "bf16[128, 6, 49, 128]" = torch.ops.aten.reshape.default(arg2, p2)
        cat: "bf16[384, 6, 49, 128]" = torch.ops.aten.cat.default([reshape, permute, reshape_2])
        reshape_3: "bf16[3, 128, 6, 49, 128]" = torch.ops.aten.reshape.default(cat, p3)
        permute_1: "bf16[128, 3, 6, 128, 49]" = torch.ops.aten.permute.default(reshape_3, [1, 0, 2, 4, 3])
        clone: "bf16[128, 3, 6, 128, 49]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_4: "bf16[128, 2304, 7, 7]" = torch.ops.aten.reshape.default(clone, p4)
        return (reshape_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
