"""assay repro 1
pattern e6df54a6eae9a60885cee76122d4cf3e114c119507da3ed9ee5405c419fb8dfd
home    a6214186dd2e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[768, 200, 64]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        slice_1: "bf16[768, 196, 64]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        reshape: "bf16[128, 6, 196, 64]" = torch.ops.aten.reshape.default(slice_1, p3)
        permute: "bf16[128, 6, 64, 196]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        clone: "bf16[128, 6, 64, 196]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[128, 384, 14, 14]" = torch.ops.aten.reshape.default(clone, p4)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
