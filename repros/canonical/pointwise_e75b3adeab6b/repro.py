"""assay repro 1
pattern e75b3adeab6bd4c79571dbc37f3737704760891858345e665271aa5207affcf3
home    17ba4ee8cafc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[1024, 8, 768]" = torch.ops.aten.permute.default(reshape, [1, 0, 2])
        reshape_1: "bf16[1024, 8, 12, 64]" = torch.ops.aten.reshape.default(permute, p1)
        permute_1: "bf16[8, 1024, 12, 64]" = torch.ops.aten.permute.default(reshape_1, [1, 0, 2, 3])
        permute_2: "bf16[8, 12, 1024, 64]" = torch.ops.aten.permute.default(permute_1, [0, 2, 1, 3])
        clone: "bf16[8, 12, 1024, 64]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[96, 4, 256, 64]" = torch.ops.aten.reshape.default(clone, p2)
        reshape_3: "bf16[96, 4, 256, 64, 1]" = torch.ops.aten.reshape.default(reshape_2, p3)
        permute_3: "bf16[96, 4, 256, 1, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 2, 4, 3])
        reshape_4: "bf16[384, 256, 64]" = torch.ops.aten.reshape.default(permute_3, p4)
        return (reshape_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
