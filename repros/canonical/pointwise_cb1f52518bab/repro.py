"""assay repro 1
pattern cb1f52518babe24cecacfa907abc29ea7764d1667dce03f5ccbb8336756fa427
home    01f2f9fa30bc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 64, 1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16, 16, 64, 1024, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 16, 1, 1024, 64]" = torch.ops.aten.permute.default(reshape, [0, 1, 4, 3, 2])
        permute_1: "bf16[1024, 16, 16, 64, 1]" = torch.ops.aten.permute.default(permute, [3, 0, 1, 4, 2])
        squeeze: "bf16[1024, 16, 16, 64]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        reshape_1: "bf16[1024, 16, 16, 64, 1]" = torch.ops.aten.reshape.default(squeeze, p1)
        permute_2: "bf16[1024, 16, 1, 16, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 4, 2, 3])
        clone: "bf16[1024, 16, 1, 16, 64]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1, 16384, 1024]" = torch.ops.aten.reshape.default(clone, p2)
        squeeze_1: "bf16[16384, 1024]" = torch.ops.aten.squeeze.dim(reshape_2, 0)
        return (squeeze_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
