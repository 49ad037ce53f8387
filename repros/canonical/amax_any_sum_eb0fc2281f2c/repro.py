"""assay repro 1
pattern eb0fc2281f2c9d735da5176098405cc1621677277d96c6ba95195bb0fcdc9a7f
home    fef3ed1172d6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 512, 512]", arg1: "bf16[8, 1, 512, 512]", arg2: "f32[8, 64, 512, 512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "f32[8, 64, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[8, 64, 512, 512]" = torch.ops.aten.add.Tensor(reshape, arg1)
        amax: "f32[8, 64, 512, 1]" = torch.ops.aten.amax.default(add, [3], True)
        eq: "b8[8, 64, 512, 512]" = torch.ops.aten.eq.Scalar(add, -inf)
        logical_not: "b8[8, 64, 512, 512]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[8, 64, 512, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[8, 64, 512, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub: "f32[8, 64, 512, 512]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[8, 64, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 64, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[8, 64, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where: "f32[8, 64, 512, 512]" = torch.ops.aten.where.self(logical_not_1, arg2, div)
        expand: "f32[8, 64, 512, 512]" = torch.ops.aten.expand.default(where, p1)
        reshape_1: "f32[512, 512, 512]" = torch.ops.aten.reshape.default(expand, p2)
        return (where, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
