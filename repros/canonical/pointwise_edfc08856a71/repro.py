"""assay repro 1
pattern edfc08856a71753fd00569a4de66b73517ea2e05af392723a8e080310f1f86b0
home    6d26c7884c85
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16, 16, 512, 64, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[1, 16, 16, 64, 512]" = torch.ops.aten.permute.default(reshape, [4, 0, 1, 3, 2])
        permute_1: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.permute.default(permute, [4, 1, 2, 3, 0])
        squeeze: "bf16[512, 16, 16, 64]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        reshape_1: "bf16[512, 16, 16, 64, 1]" = torch.ops.aten.reshape.default(squeeze, p1)
        permute_2: "bf16[512, 16, 1, 16, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 4, 2, 3])
        clone: "bf16[512, 16, 1, 16, 64]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1, 8192, 1024]" = torch.ops.aten.reshape.default(clone, p2)
        squeeze_1: "bf16[8192, 1024]" = torch.ops.aten.squeeze.dim(reshape_2, 0)
        return (squeeze_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
