"""assay repro 1
pattern 364ea90f42b482fbe7239d545a612c4071f8e7025a20c5316bac47d7e6858055
home    191d1a7d8e04
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 200, 64]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        slice_1: "bf16[384, 197, 64]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        reshape: "bf16[64, 6, 197, 1, 64]" = torch.ops.aten.reshape.default(slice_1, p3)
        permute: "bf16[64, 6, 197, 64, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[64, 6, 197, 64]" = torch.ops.aten.reshape.default(permute, p4)
        permute_1: "bf16[64, 197, 6, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[64, 197, 6, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(clone, p5)
        reshape_3: "bf16[12608, 384]" = torch.ops.aten.reshape.default(reshape_2, p6)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
