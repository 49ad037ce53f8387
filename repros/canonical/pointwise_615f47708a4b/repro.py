"""assay repro 1
pattern 615f47708a4b07cd20852d5185d024cb91dd143674802372fb509dff4d862618
home    dfc0fb0999ee
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 1024, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[8, 12, 1024, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        expand: "bf16[8, 12, 1024, 64]" = torch.ops.aten.expand.default(permute, p2)
        clone: "bf16[8, 12, 1024, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[96, 1024, 64]" = torch.ops.aten.reshape.default(clone, p3)
        permute_1: "bf16[96, 64, 1024]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
