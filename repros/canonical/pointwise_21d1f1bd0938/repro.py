"""assay repro 1
pattern 21d1f1bd0938a9249eb52139644330eba55dd1c5b229c7214bd7bce0d6cac5be
home    8a4b56178f19
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[131072, 144]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size"):
        full: "bf16[512, 4, 256, 40]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[512, 256, 144]" = torch.ops.aten.reshape.default(arg0, p1)
        reshape_1: "bf16[512, 256, 4, 36]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[512, 4, 256, 36]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[512, 4, 256, 36]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        slice_scatter: "bf16[512, 4, 256, 40]" = torch.ops.aten.slice_scatter.default(full, clone, 3, p3, p4, p5)
        return (full, slice_scatter)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
