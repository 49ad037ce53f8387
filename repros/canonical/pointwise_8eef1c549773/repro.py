"""assay repro 1
pattern 8eef1c5497732874308ac28665cbad74e1def87e586920833411cd8fbdf53c55
home    b37bd2be6ed2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2458624, 8]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 196, 196, 8]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 8, 196, 196]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 2])
        clone: "bf16[64, 8, 196, 196]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[512, 196, 196]" = torch.ops.aten.reshape.default(clone, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
