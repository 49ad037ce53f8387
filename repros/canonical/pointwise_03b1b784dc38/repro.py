"""assay repro 1
pattern 03b1b784dc38314c2ea736534c901bbaa2d787a796dbf35f13e4085071a6915a
home    837b40f950dd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16, 16, 512, 1, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.permute.default(reshape, [2, 0, 1, 4, 3])
        reshape_1: "bf16[512, 16, 16, 64]" = torch.ops.aten.reshape.default(permute, p1)
        unsqueeze: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 4)
        permute_1: "bf16[512, 16, 1, 64, 16]" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 4, 3, 2])
        permute_2: "bf16[512, 16, 64, 16, 1]" = torch.ops.aten.permute.default(permute_1, [0, 1, 3, 4, 2])
        clone: "bf16[512, 16, 64, 16, 1]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1, 8192, 1024]" = torch.ops.aten.reshape.default(clone, p2)
        permute_3: "bf16[1, 1024, 8192]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        squeeze: "bf16[1024, 8192]" = torch.ops.aten.squeeze.dim(permute_3, 0)
        squeeze_1: "bf16[8192, 1024]" = torch.ops.aten.squeeze.dim(reshape_2, 0)
        return (squeeze, squeeze_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
