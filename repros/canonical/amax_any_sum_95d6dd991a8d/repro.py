"""assay repro 1
pattern 95d6dd991a8dd9c1660eba94de5dad77b7a68961a202bcce3d13d8d0575751f6
home    ba2bb23a8964
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[384, 512, 512]", arg1: "bf16[32, 1, 512, 512]", arg2: "f32[32, 12, 512, 512]", arg3: "i64[37]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "f32[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(reshape, arg1)
        amax: "f32[32, 12, 512, 1]" = torch.ops.aten.amax.default(add, [3], True)
        eq: "b8[32, 12, 512, 512]" = torch.ops.aten.eq.Scalar(add, -inf)
        logical_not: "b8[32, 12, 512, 512]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[32, 12, 512, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[32, 12, 512, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where: "f32[32, 12, 512, 512]" = torch.ops.aten.where.self(logical_not_1, arg2, div)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg3, p1)
        inductor_random: "f32[32, 12, 512, 512]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[32, 12, 512, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(gt, where)
        mul_1: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand: "f32[32, 12, 512, 512]" = torch.ops.aten.expand.default(mul_1, p3)
        reshape_1: "f32[384, 512, 512]" = torch.ops.aten.reshape.default(expand, p4)
        return (where, gt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
