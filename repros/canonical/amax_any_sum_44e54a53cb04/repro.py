"""assay repro 1
pattern 44e54a53cb04c33b6c4f633de016fe3eb906302c0bc8fb5b122ece2356c54950
home    cebef8dce281
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024, 128, 128]", arg1: "b8[64, 1, 128, 128][0, 128, 1, 0]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "f32[64, 16, 128, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[64, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p1)
        where: "bf16[64, 1, 128, 128]" = torch.ops.aten.where.self(arg1, full_1, full)
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
        where_1: "f32[64, 16, 128, 128]" = torch.ops.aten.where.self(logical_not_1, full_2, div)
        inductor_seeds: "i64[3]" = torch.ops.prims.inductor_seeds.default(p2, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p3)
        inductor_random: "f32[64, 16, 128, 128]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed, 'rand')
        gt: "b8[64, 16, 128, 128]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(gt, where_1)
        mul_1: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand: "f32[64, 16, 128, 128]" = torch.ops.aten.expand.default(mul_1, p5)
        reshape_1: "f32[1024, 128, 128]" = torch.ops.aten.reshape.default(expand, p6)
        return (amax, logical_not_1, sum_1, inductor_seeds, gt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
