"""assay repro 1
pattern 26401cf1c7e640e545af0b2e9eef6f09c46d7825db507da701575d89b7570343
home    fe2a270cd3f6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[384, 512, 512]", arg1: "i64[37]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "f32[32, 12, 512, 512]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p2)
        inductor_random: "f32[32, 12, 512, 512]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[32, 12, 512, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        iota: "i64[512]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        ge: "b8[1, 1, 512, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_2, 0)
        expand: "b8[32, 1, 512, 512]" = torch.ops.aten.expand.default(ge, p7)
        where: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full_1, full)
        add_1: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(reshape, where)
        amax: "f32[32, 12, 512, 1]" = torch.ops.aten.amax.default(add_1, [3], True)
        eq: "b8[32, 12, 512, 512]" = torch.ops.aten.eq.Scalar(add_1, -inf)
        logical_not: "b8[32, 12, 512, 512]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[32, 12, 512, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[32, 12, 512, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(add_1, amax)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_1: "f32[32, 12, 512, 512]" = torch.ops.aten.where.self(logical_not_1, full_2, div)
        mul: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(gt, where_1)
        mul_1: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand_1: "f32[32, 12, 512, 512]" = torch.ops.aten.expand.default(mul_1, p8)
        reshape_1: "f32[384, 512, 512]" = torch.ops.aten.reshape.default(expand_1, p9)
        return (full_2, gt, ge, where, amax, logical_not_1, sum_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
