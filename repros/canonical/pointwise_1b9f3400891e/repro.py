"""assay repro 1
pattern 1b9f3400891ef5ded3c6599b3e174ab42da0e517b334ee38bfcc8667c4da9ecd
home    285810376872
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[8, 24, 512, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[8, 512, 24, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[8, 512, 24, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[8, 512, 1536]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[4096, 1536]" = torch.ops.aten.reshape.default(reshape_1, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
