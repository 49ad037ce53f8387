"""assay repro 1
pattern 6d792dad4f485aeb50e2ea00f8a24b7264309deb5ccbcb1aaf3d4c616d7029ce
home    d430ba732b1b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 1024, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[8, 12, 1024, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        permute_1: "bf16[8, 12, 64, 1024]" = torch.ops.aten.permute.default(permute, [0, 1, 3, 2])
        expand: "bf16[8, 12, 64, 1024]" = torch.ops.aten.expand.default(permute_1, p2)
        clone: "bf16[8, 12, 64, 1024]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[96, 64, 1024]" = torch.ops.aten.reshape.default(clone, p3)
        permute_2: "bf16[96, 1024, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (reshape_2, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
