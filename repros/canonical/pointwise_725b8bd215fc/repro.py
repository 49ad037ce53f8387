"""assay repro 1
pattern 725b8bd215fccf6af3ef28047a3635f8897eb749be334ecc5b201e8482580bff
home    45b57e43b18a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size"):
        full: "f32[1]" = torch.ops.aten.full.default(p0, -1.0, dtype = torch.float32)
        slice_1: "f32[510]" = torch.ops.aten.slice.Tensor(arg0, 0, p1, p2, p3)
        slice_2: "f32[255]" = torch.ops.aten.slice.Tensor(slice_1, 0, p4, p5, p6)
        cat: "f32[256]" = torch.ops.aten.cat.default([full, slice_2])
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
