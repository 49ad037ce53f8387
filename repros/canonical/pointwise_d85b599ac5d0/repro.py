"""assay repro 1
pattern d85b599ac5d04781ac0951250f4a1ab292ff4e1dd25b0213fa43906bd8998cfa
home    c68a05e48f71
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[1, 1000, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 8, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 8, 1000, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        unsqueeze: "bf16[1, 8, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(permute, 2)
        expand: "bf16[1, 8, 8, 1000, 64]" = torch.ops.aten.expand.default(unsqueeze, p2)
        clone: "bf16[1, 8, 8, 1000, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1, 64, 1000, 64]" = torch.ops.aten.reshape.default(clone, p3)
        expand_1: "bf16[1, 64, 1000, 64]" = torch.ops.aten.expand.default(reshape_2, p4)
        reshape_3: "bf16[64, 1000, 64]" = torch.ops.aten.reshape.default(expand_1, p5)
        return (permute, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
