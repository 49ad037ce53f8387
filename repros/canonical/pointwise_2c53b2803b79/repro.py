"""assay repro 1
pattern 2c53b2803b79ef7841b8dd0cefcfd8f1a4abf1bd1cab5ba708f838512f0be6a4
home    d503e0db99e9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[32, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        expand: "bf16[32, 12, 512, 64]" = torch.ops.aten.expand.default(permute, p2)
        clone: "bf16[32, 12, 512, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[384, 512, 64]" = torch.ops.aten.reshape.default(clone, p3)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
