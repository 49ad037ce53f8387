"""assay repro 1
pattern a9e103982ef3e98ba4b93d2c6667f618dddf1263641f0d4618edd83b2b7147a7
home    efe9d9a888cb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[16, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        reshape_2: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 4, 3])
        clone: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[192, 512, 64]" = torch.ops.aten.reshape.default(clone, p3)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
