"""assay repro 1
pattern b024c9b18100ae789b2d54277289b847b5fc5465e1366f46d187925eca1f267c
home    ea7752c6e700
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "f32[16, 16, 512, 1, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "f32[512, 16, 16, 64, 1]" = torch.ops.aten.permute.default(reshape, [2, 0, 1, 4, 3])
        reshape_1: "f32[512, 16, 16, 64]" = torch.ops.aten.reshape.default(permute, p1)
        unsqueeze: "f32[512, 16, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 4)
        permute_1: "f32[512, 16, 1, 64, 16]" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 4, 3, 2])
        permute_2: "f32[512, 16, 64, 16, 1]" = torch.ops.aten.permute.default(permute_1, [0, 1, 3, 4, 2])
        clone: "f32[512, 16, 64, 16, 1]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_2: "f32[1, 8192, 1024]" = torch.ops.aten.reshape.default(clone, p2)
        squeeze: "f32[8192, 1024]" = torch.ops.aten.squeeze.dim(reshape_2, 0)
        return (squeeze,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
