"""assay repro 1
pattern 83048c41a5d12b251acd95c40bf41adaf6a07e2b96c1f43d4c0d5abe0ad208a3
home    9f4c1d3c8ac8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        unsqueeze: "bf16[1, 8192, 1024]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        reshape: "bf16[512, 16, 64, 16, 1]" = torch.ops.aten.reshape.default(unsqueeze, p0)
        permute: "bf16[512, 16, 1, 64, 16]" = torch.ops.aten.permute.default(reshape, [0, 1, 4, 2, 3])
        permute_1: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.permute.default(permute, [0, 1, 4, 3, 2])
        squeeze: "bf16[512, 16, 16, 64]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        reshape_1: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.reshape.default(squeeze, p1)
        permute_2: "bf16[16, 16, 512, 1, 64]" = torch.ops.aten.permute.default(reshape_1, [1, 2, 0, 4, 3])
        clone: "bf16[16, 16, 512, 1, 64]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[256, 512, 64]" = torch.ops.aten.reshape.default(clone, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
