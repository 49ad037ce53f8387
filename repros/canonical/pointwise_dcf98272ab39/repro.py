"""assay repro 1
pattern dcf98272ab392f60392a5b6b63e272790328cfc29e7138a2da2fcc182a8a0514
home    945b550f1d2d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[32, 128, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 128, 16, 128]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[32, 16, 128, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        expand: "bf16[32, 16, 128, 128]" = torch.ops.aten.expand.default(permute, p2)
        clone: "bf16[32, 16, 128, 128]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[512, 128, 128]" = torch.ops.aten.reshape.default(clone, p3)
        permute_1: "bf16[512, 128, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (permute, reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
