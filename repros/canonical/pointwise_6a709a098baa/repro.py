"""assay repro 1
pattern 6a709a098baab43dec210e778fd18851a28967763e85afdbab63b7f8ad49ff5c
home    1285421172ec
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 240]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size"):
        full: "bf16[512, 4, 16, 64]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[512, 16, 240]" = torch.ops.aten.reshape.default(arg0, p1)
        reshape_1: "bf16[512, 16, 4, 60]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[512, 4, 16, 60]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        slice_scatter: "bf16[512, 4, 16, 64]" = torch.ops.aten.slice_scatter.default(full, permute, 3, p3, p4, p5)
        return (full, slice_scatter)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
