"""assay repro 1
pattern 99e2a5fa1e30573cc1906d278b59369ab26722c1734cd4bdd16779ebf04d1fb8
home    e2d3088e3667
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 1024][1048576, 1]", p0: "size[]"):
        gt: "b8[8, 1024]" = torch.ops.aten.gt.Scalar(arg0, 0.0)
        reshape: "b8[8192]" = torch.ops.aten.reshape.default(gt, p0)
        any_1: "b8[]" = torch.ops.aten.any.default(reshape)
        return (gt, any_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
