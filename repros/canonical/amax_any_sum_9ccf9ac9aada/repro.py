"""assay repro 1
pattern 9ccf9ac9aada5a0f64765549c20547f76823f545638423d70442a5fd0816e51b
home    43098fecf4c6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 512, 512]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "f32[8, 64, 512, 512]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[8, 64, 512, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        iota: "i64[512]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        ge: "b8[1, 1, 512, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_2, 0)
        expand: "b8[8, 1, 512, 512]" = torch.ops.aten.expand.default(ge, p5)
        where: "bf16[8, 1, 512, 512]" = torch.ops.aten.where.self(expand, full_1, full)
        add_1: "f32[8, 64, 512, 512]" = torch.ops.aten.add.Tensor(reshape, where)
        amax: "f32[8, 64, 512, 1]" = torch.ops.aten.amax.default(add_1, [3], True)
        eq: "b8[8, 64, 512, 512]" = torch.ops.aten.eq.Scalar(add_1, -inf)
        logical_not: "b8[8, 64, 512, 512]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[8, 64, 512, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[8, 64, 512, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub: "f32[8, 64, 512, 512]" = torch.ops.aten.sub.Tensor(add_1, amax)
        exp: "f32[8, 64, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 64, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[8, 64, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_1: "f32[8, 64, 512, 512]" = torch.ops.aten.where.self(logical_not_1, full_2, div)
        expand_1: "f32[8, 64, 512, 512]" = torch.ops.aten.expand.default(where_1, p6)
        reshape_1: "f32[512, 512, 512]" = torch.ops.aten.reshape.default(expand_1, p7)
        return (expand, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
