"""assay repro 1
pattern ae4917f2f87db132933b1185d31e43233520da2127c4e9b6604f1cc36e395946
home    68022f7aef5e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[24, 512, 512]", arg1: "i64[512]", arg2: "i64[1, 512]", arg3: "b8[512, 512]", arg4: "f32[]", arg5: "f32[]", arg6: "f32[2, 12, 512, 512]", arg7: "i64[19]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "f32[2, 12, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        unsqueeze: "i64[512, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        sub: "i64[512, 512]" = torch.ops.aten.sub.Tensor(arg2, unsqueeze)
        le: "b8[512, 512]" = torch.ops.aten.le.Scalar(sub, 0)
        logical_and: "b8[512, 512]" = torch.ops.aten.logical_and.default(le, arg3)
        where: "f32[512, 512]" = torch.ops.aten.where.self(logical_and, arg4, arg5)
        add: "f32[2, 12, 512, 512]" = torch.ops.aten.add.Tensor(reshape, where)
        amax: "f32[2, 12, 512, 1]" = torch.ops.aten.amax.default(add, [3], True)
        eq: "b8[2, 12, 512, 512]" = torch.ops.aten.eq.Scalar(add, -inf)
        logical_not: "b8[2, 12, 512, 512]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[2, 12, 512, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[2, 12, 512, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub_1: "f32[2, 12, 512, 512]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[2, 12, 512, 512]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[2, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[2, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_1: "f32[2, 12, 512, 512]" = torch.ops.aten.where.self(logical_not_1, arg6, div)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg7, p1)
        inductor_random: "f32[2, 12, 512, 512]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[2, 12, 512, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[2, 12, 512, 512]" = torch.ops.aten.mul.Tensor(gt, where_1)
        mul_1: "f32[2, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand: "f32[2, 12, 512, 512]" = torch.ops.aten.expand.default(mul_1, p3)
        reshape_1: "f32[24, 512, 512]" = torch.ops.aten.reshape.default(expand, p4)
        return (where_1, gt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
