"""assay repro 1
pattern 2cf5145c1b8ae5768845f67c2dbe15116215350720a0c3aa8c8b075ff0119e77
home    f994c85128df
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 4, 3])
        reshape_1: "bf16[16, 512, 12, 64]" = torch.ops.aten.reshape.default(permute, p1)
        clone: "bf16[16, 512, 12, 64]" = torch.ops.aten.clone.default(reshape_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(clone, p2)
        reshape_3: "bf16[8192, 768]" = torch.ops.aten.reshape.default(reshape_2, p3)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
