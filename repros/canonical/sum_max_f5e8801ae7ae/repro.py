"""assay repro 1
pattern f5e8801ae7ae7392f64d62c7c8bb0de6076a12c08cc8d7a144fcaf255a5c6f19
home    fe9b1496cd84
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[16, 512]"):
        ne: "b8[16, 512]" = torch.ops.aten.ne.Scalar(arg0, 2)
        sum_1: "i64[16]" = torch.ops.aten.sum.dim_IntList(ne, [1])
        max_1: "i64[]" = torch.ops.aten.max.default(sum_1)
        return (sum_1, max_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
