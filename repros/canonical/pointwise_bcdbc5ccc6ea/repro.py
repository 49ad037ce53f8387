"""assay repro 1
pattern bcdbc5ccc6eae8847abe402c1e8618ad3031fdbf6c94dd949dc5ab14942a5d57
home    a5330aafab60
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "f32[8, 1024]" = torch.ops.aten.full.default(p0, 1.0, dtype = torch.float32)
        clamp_min: "f32[8, 1024]" = torch.ops.aten.clamp_min.default(full, 0.0)
        clamp_max: "f32[8, 1024]" = torch.ops.aten.clamp_max.default(clamp_min, 1.0)
        return (full, clamp_min, clamp_max)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
