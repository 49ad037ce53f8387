"""assay repro 1
pattern 570a763354c16dd6c50a375bf50727b15a7a77c501fb674c5497ce0d12bfbfdb
home    1b7e52c62dad
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 1536]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[8, 512, 1536]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 512, 24, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[8, 24, 512, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[8, 24, 512, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[192, 512, 64]" = torch.ops.aten.reshape.default(clone, p2)
        permute_1: "bf16[192, 64, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
