"""assay repro 1
pattern 641f77ae724a64ec6835b15503e8109fd45d3ef2472745f98c257086737300e5
home    8be5f72d9163
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 128256]", arg1: "f32[1, 128256]", arg2: "i64[1, 128256]", p0: "size[]", p1: "size", p2: "size", p3: "size[]"):
        full: "f32[1, 128256]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        sub: "f32[1, 128256]" = torch.ops.aten.sub.Tensor(arg0, arg1)
        lt: "b8[1, 128256]" = torch.ops.aten.lt.Scalar(sub, 0.9)
        where: "f32[1, 128256]" = torch.ops.aten.where.self(lt, arg1, full)
        inductor_seeds: "i64[1]" = torch.ops.prims.inductor_seeds.default(p1, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p2)
        inductor_random: "f32[1, 128256]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        clamp_min: "f32[1, 128256]" = torch.ops.aten.clamp_min.default(inductor_random, 1e-10)
        log: "f32[1, 128256]" = torch.ops.aten.log.default(clamp_min)
        neg: "f32[1, 128256]" = torch.ops.aten.neg.default(log)
        div: "f32[1, 128256]" = torch.ops.aten.div.Tensor(where, neg)
        argmax: "i64[1, 1]" = torch.ops.aten.argmax.default(div, 1, True)
        gather: "i64[1, 1]" = torch.ops.aten.gather.default(arg2, 1, argmax)
        return (gather,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
