"""assay repro 1
pattern c94ac414d5e5781c7a56632c3c707ca545f24d601b1fe645d5cb034a71a0baa1
home    5b6531195b25
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 64, 96]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 1, 49, 64, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 64, 49, 1, 96]" = torch.ops.aten.permute.default(reshape, [0, 3, 2, 1, 4])
        clone: "bf16[64, 64, 49, 1, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[200704, 96]" = torch.ops.aten.reshape.default(reshape_1, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
