"""assay repro 1
pattern e9dd91fd002e4860791f48f1b1e30328fd2282ca417d8f094227233b998eff13
home    3e90e09d5a15
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 128, 128]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]"):
        full: "f32[16, 4, 128, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[16, 4, 128, 128]" = torch.ops.aten.reshape.default(arg0, p1)
        amax: "f32[16, 4, 128, 1]" = torch.ops.aten.amax.default(reshape, [3], True)
        eq: "b8[16, 4, 128, 128]" = torch.ops.aten.eq.Scalar(reshape, -inf)
        logical_not: "b8[16, 4, 128, 128]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[16, 4, 128, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[16, 4, 128, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub: "f32[16, 4, 128, 128]" = torch.ops.aten.sub.Tensor(reshape, amax)
        exp: "f32[16, 4, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[16, 4, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 4, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where: "f32[16, 4, 128, 128]" = torch.ops.aten.where.self(logical_not_1, full, div)
        inductor_seeds: "i64[24]" = torch.ops.prims.inductor_seeds.default(p2, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p3)
        inductor_random: "f32[16, 4, 128, 128]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed, 'rand')
        gt: "b8[16, 4, 128, 128]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[16, 4, 128, 128]" = torch.ops.aten.mul.Tensor(gt, where)
        mul_1: "f32[16, 4, 128, 128]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand: "f32[16, 4, 128, 128]" = torch.ops.aten.expand.default(mul_1, p5)
        reshape_1: "f32[64, 128, 128]" = torch.ops.aten.reshape.default(expand, p6)
        return (full, amax, logical_not_1, sum_1, inductor_seeds, gt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
