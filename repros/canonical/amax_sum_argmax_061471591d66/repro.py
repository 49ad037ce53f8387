"""assay repro 1
pattern 061471591d66dc8551b1886e62149b6d0d555abce8ce0d0eaa66e689d03831a1
home    d6fb56113333
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 50]", arg1: "f32[1, 128256]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], -inf, dtype = torch.float32)
        slice_1: "f32[1, 1]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        lt: "b8[1, 128256]" = torch.ops.aten.lt.Tensor(arg1, slice_1)
        where: "f32[1, 128256]" = torch.ops.aten.where.self(lt, full, arg1)
        amax: "f32[1, 1]" = torch.ops.aten.amax.default(where, [1], True)
        sub: "f32[1, 128256]" = torch.ops.aten.sub.Tensor(where, amax)
        exp: "f32[1, 128256]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[1, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        div: "f32[1, 128256]" = torch.ops.aten.div.Tensor(exp, sum_1)
        inductor_seeds: "i64[1]" = torch.ops.prims.inductor_seeds.default(p3, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p4)
        inductor_random: "f32[1, 128256]" = torch.ops.prims.inductor_random.default(p5, inductor_lookup_seed, 'rand')
        clamp_min: "f32[1, 128256]" = torch.ops.aten.clamp_min.default(inductor_random, 1e-10)
        log: "f32[1, 128256]" = torch.ops.aten.log.default(clamp_min)
        neg: "f32[1, 128256]" = torch.ops.aten.neg.default(log)
        div_1: "f32[1, 128256]" = torch.ops.aten.div.Tensor(div, neg)
        argmax: "i64[1]" = torch.ops.aten.argmax.default(div_1, 1)
        return (argmax,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
