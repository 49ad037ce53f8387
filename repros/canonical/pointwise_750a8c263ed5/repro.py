"""assay repro 1
pattern 750a8c263ed56128dee1923f41d3e8f7bf85c31b3f3eda8a863191a91b4bc080
home    53932cc0a514
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12544, 192]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 196, 192]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 196, 3, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 3, 196, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        unsqueeze: "bf16[64, 3, 196, 64, 1]" = torch.ops.aten.unsqueeze.default(permute, 4)
        permute_1: "bf16[64, 3, 1, 196, 64]" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 4, 2, 3])
        permute_2: "bf16[64, 3, 64, 196, 1]" = torch.ops.aten.permute.default(permute_1, [0, 1, 4, 3, 2])
        clone: "bf16[64, 3, 64, 196, 1]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[192, 64, 196]" = torch.ops.aten.reshape.default(clone, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
