"""assay repro 1
pattern dd3805a5098c8e7a148c00caf9715b2606656dea203250d21240cda14b2c9782
home    2f87cf213958
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 240]", arg1: "bf16[512, 4, 16, 64]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size"):
        reshape: "bf16[512, 16, 240]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[512, 16, 4, 60]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[512, 4, 16, 60]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        slice_scatter: "bf16[512, 4, 16, 64]" = torch.ops.aten.slice_scatter.default(arg1, permute, 3, p2, p3, p4)
        return (slice_scatter,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
