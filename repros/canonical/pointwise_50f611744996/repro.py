"""assay repro 1
pattern 50f6117449969ee4c9b9f60ee284e7670e5fac348a7d1a8a5aa831c863cec3cd
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
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
