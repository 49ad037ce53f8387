"""assay repro 1
pattern f446088c706c8d3794cdc42d8fd6544b121387fd24864dd71d1571f5818d8b5f
home    1e5db4aafb62
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 128256]"):
        amax: "f32[1, 1]" = torch.ops.aten.amax.default(arg0, [1], True)
        sub: "f32[1, 128256]" = torch.ops.aten.sub.Tensor(arg0, amax)
        exp: "f32[1, 128256]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[1, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        div: "f32[1, 128256]" = torch.ops.aten.div.Tensor(exp, sum_1)
        return (div,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
