"""assay repro 1
pattern ef378d178527160a1cec4ad5b82d357ab94aa5a65d926e4afa4f85dec3081923
home    ccbf1062b389
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12608, 384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 197, 6, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 6, 197, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        reshape_2: "bf16[64, 6, 197, 64, 1]" = torch.ops.aten.reshape.default(permute, p2)
        permute_1: "bf16[64, 6, 197, 1, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 2, 4, 3])
        clone: "bf16[64, 6, 197, 1, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[384, 197, 64]" = torch.ops.aten.reshape.default(clone, p3)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
