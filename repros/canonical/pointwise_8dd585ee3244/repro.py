"""assay repro 1
pattern 8dd585ee3244560498b618f8a37474e9cbc61343209d457cc8442af72a46c472
home    072bebfdaa5a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 6, 512, 64][196608, 64, 384, 1]", arg1: "bf16[98304, 64, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        permute: "bf16[32, 512, 6, 64]" = torch.ops.aten.permute.default(arg0, [0, 2, 1, 3])
        clone: "bf16[32, 512, 6, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[16384, 384]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[32, 512, 6, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        cat: "bf16[32, 512, 12, 64]" = torch.ops.aten.cat.default([clone, reshape_1], 2)
        reshape_2: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(cat, p2)
        reshape_3: "bf16[16384, 768]" = torch.ops.aten.reshape.default(reshape_2, p3)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
