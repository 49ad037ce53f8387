"""assay repro 1
pattern 87655598441f0c5f49268d1d94f9154c4cf46b8f2fcea50806cacd65124aa7ed
home    cc829a5b53cd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1024, 1024]", arg1: "b8[4, 1, 1024, 1024][0, 1024, 1, 0]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "f32[4, 16, 1024, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[4, 16, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p1)
        where: "bf16[4, 1, 1024, 1024]" = torch.ops.aten.where.self(arg1, full_1, full)
        add: "f32[4, 16, 1024, 1024]" = torch.ops.aten.add.Tensor(reshape, where)
        amax: "f32[4, 16, 1024, 1]" = torch.ops.aten.amax.default(add, [3], True)
        eq: "b8[4, 16, 1024, 1024]" = torch.ops.aten.eq.Scalar(add, -inf)
        logical_not: "b8[4, 16, 1024, 1024]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[4, 16, 1024, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[4, 16, 1024, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub: "f32[4, 16, 1024, 1024]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[4, 16, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[4, 16, 1024, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[4, 16, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_1: "f32[4, 16, 1024, 1024]" = torch.ops.aten.where.self(logical_not_1, full_2, div)
        expand: "f32[4, 16, 1024, 1024]" = torch.ops.aten.expand.default(where_1, p2)
        reshape_1: "f32[64, 1024, 1024]" = torch.ops.aten.reshape.default(expand, p3)
        return (amax, logical_not_1, sum_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
