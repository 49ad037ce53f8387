"""assay repro 1
pattern 297fc5988b0f9c3b6a67a1b75bffc9204e53a5388f061ce4ba965746c12a682b
home    a766ac5a5f46
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16, 512, 1, 64, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[1, 1, 16, 64, 512]" = torch.ops.aten.permute.default(reshape, [4, 2, 0, 3, 1])
        permute_1: "bf16[512, 1, 16, 64, 1]" = torch.ops.aten.permute.default(permute, [4, 1, 2, 3, 0])
        squeeze: "bf16[512, 1, 16, 64]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        reshape_1: "bf16[512, 1, 16, 64, 1]" = torch.ops.aten.reshape.default(squeeze, p1)
        permute_2: "bf16[512, 1, 1, 16, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 4, 1, 2, 3])
        clone: "bf16[512, 1, 1, 16, 64]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1, 512, 1024]" = torch.ops.aten.reshape.default(clone, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
