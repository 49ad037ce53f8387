"""assay repro 1
pattern 4c16c2a361e2487d621b3aa1da2e4a841ad22a20372af8c2752c1879fdcdaa7c
home    35c05fac1e51
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024, 128, 128]", arg1: "b8[64, 1, 128, 128][0, 128, 1, 0]", arg2: "bf16[]", arg3: "i64[4]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "f32[64, 16, 128, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[64, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p1)
        where: "bf16[64, 1, 128, 128]" = torch.ops.aten.where.self(arg1, arg2, full)
        add: "f32[64, 16, 128, 128]" = torch.ops.aten.add.Tensor(reshape, where)
        amax: "f32[64, 16, 128, 1]" = torch.ops.aten.amax.default(add, [3], True)
        eq: "b8[64, 16, 128, 128]" = torch.ops.aten.eq.Scalar(add, -inf)
        logical_not: "b8[64, 16, 128, 128]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[64, 16, 128, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[64, 16, 128, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub: "f32[64, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[64, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[64, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[64, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_1: "f32[64, 16, 128, 128]" = torch.ops.aten.where.self(logical_not_1, full_1, div)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg3, p2)
        inductor_random: "f32[64, 16, 128, 128]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[64, 16, 128, 128]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(gt, where_1)
        mul_1: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand: "f32[64, 16, 128, 128]" = torch.ops.aten.expand.default(mul_1, p4)
        reshape_1: "f32[1024, 128, 128]" = torch.ops.aten.reshape.default(expand, p5)
        return (where, amax, logical_not_1, sum_1, gt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
