"""assay repro 1
pattern 43c83073ab2fd559434d713cb5806a99c5806d5ce00dcd5909f030e02e306df1
home    e74b51ff326f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16, 512, 1, 1, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[512, 1, 16, 64, 1]" = torch.ops.aten.permute.default(reshape, [1, 3, 0, 4, 2])
        reshape_1: "bf16[512, 1, 16, 64]" = torch.ops.aten.reshape.default(permute, p1)
        unsqueeze: "bf16[512, 1, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 4)
        permute_1: "bf16[512, 1, 1, 64, 16]" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 4, 3, 2])
        permute_2: "bf16[512, 64, 16, 1, 1]" = torch.ops.aten.permute.default(permute_1, [0, 3, 4, 1, 2])
        clone: "bf16[512, 64, 16, 1, 1]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1, 512, 1024]" = torch.ops.aten.reshape.default(clone, p2)
        permute_3: "bf16[1, 1024, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (reshape_2, permute_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
