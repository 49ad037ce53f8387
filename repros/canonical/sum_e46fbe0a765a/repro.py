"""assay repro 1
pattern e46fbe0a765a59cc124005433d19b6a8fd5e7f9b7df28868022506b336a8e9e0
home    cead9e9ddd52
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 1024, 2048]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size"):
        full: "bf16[2048, 2048]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        sum_1: "bf16[1, 1024, 2048]" = torch.ops.aten.sum.dim_IntList(arg0, [0], True)
        reshape: "bf16[1024, 2048]" = torch.ops.aten.reshape.default(sum_1, p1)
        slice_scatter: "bf16[2048, 2048]" = torch.ops.aten.slice_scatter.default(full, reshape, 0, p2, p3, p4)
        return (slice_scatter,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
