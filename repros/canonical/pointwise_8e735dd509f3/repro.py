"""assay repro 1
pattern 8e735dd509f3764954029b0fcd2b7e17d0ec2b107cdced95caab5472b749ec13
home    d5ee17df3c42
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 2, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 2, 128, 16, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[8, 2, 16, 128, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 3, 2, 4])
        reshape_2: "bf16[8, 2, 16, 128, 64, 1]" = torch.ops.aten.reshape.default(permute, p2)
        permute_1: "bf16[8, 2, 16, 128, 1, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 2, 3, 5, 4])
        clone: "bf16[8, 2, 16, 128, 1, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[256, 128, 64]" = torch.ops.aten.reshape.default(clone, p3)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
