"""assay repro 1
pattern 73c56ca28bc90883041f516da7b540236661a377299851ce9f1ba62d937de938
home    793fb778474b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 49, 1, 8, 96]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 8, 1, 49, 96]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 2, 1, 4])
        clone: "bf16[64, 8, 1, 49, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[512, 49, 96]" = torch.ops.aten.reshape.default(clone, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
