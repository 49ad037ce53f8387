"""assay repro 1
pattern a74eaec1c11526ea17474af12e9451d578b1fda18a05518a266ef3604e3bc834
home    6dc8ed0410a1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size"):
        full: "bf16[1]" = torch.ops.aten.full.default(p0, -1.0, dtype = torch.bfloat16)
        slice_1: "bf16[510]" = torch.ops.aten.slice.Tensor(arg0, 0, p1, p2, p3)
        slice_2: "bf16[255]" = torch.ops.aten.slice.Tensor(slice_1, 0, p4, p5, p6)
        cat: "bf16[256]" = torch.ops.aten.cat.default([full, slice_2])
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
