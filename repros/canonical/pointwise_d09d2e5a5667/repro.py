"""assay repro 1
pattern d09d2e5a56677c27d79e39a5b223ef38f542b893791f2d444d5f323a59f92cf3
home    7a95c311aaf4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024, 16, 64]", p0: "size[]"):
        unsqueeze: "f32[1024, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(arg0, 3)
        unsqueeze_1: "f32[1024, 16, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 4)
        permute: "f32[1, 1, 1024, 64, 16]" = torch.ops.aten.permute.default(unsqueeze_1, [3, 4, 0, 2, 1])
        permute_1: "f32[64, 16, 1024, 1, 1]" = torch.ops.aten.permute.default(permute, [3, 4, 2, 0, 1])
        clone: "f32[64, 16, 1024, 1, 1]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape: "f32[1, 1024, 1024]" = torch.ops.aten.reshape.default(clone, p0)
        squeeze: "f32[1024, 1024]" = torch.ops.aten.squeeze.dim(reshape, 0)
        return (squeeze,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
