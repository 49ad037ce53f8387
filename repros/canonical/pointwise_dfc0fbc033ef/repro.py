"""assay repro 1
pattern dfc0fbc033efe9df61ff16e4521f9f3e275cee37c5f349a5dedaaea564c86c53
home    4d2cfac1a1cf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 64]", arg1: "bf16[98304, 64, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[32, 6, 512, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[32, 512, 6, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[32, 512, 6, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[16384, 384]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[32, 512, 6, 64]" = torch.ops.aten.reshape.default(reshape_1, p2)
        cat: "bf16[32, 512, 12, 64]" = torch.ops.aten.cat.default([clone, reshape_2], 2)
        reshape_3: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(cat, p3)
        reshape_4: "bf16[16384, 768]" = torch.ops.aten.reshape.default(reshape_3, p4)
        return (reshape_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
