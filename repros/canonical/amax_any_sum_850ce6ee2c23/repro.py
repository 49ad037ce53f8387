"""assay repro 1
pattern 850ce6ee2c236e652fc055f54c535a8e2e4dcc649a2c83d12c3b8c013cf156ef
home    b132dfafff5b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 512, 512]", arg1: "b8[8, 1, 512, 512][0, 512, 1, 0]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "f32[8, 64, 512, 512]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[8, 64, 512, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        where: "bf16[8, 1, 512, 512]" = torch.ops.aten.where.self(arg1, full_1, full)
        add: "f32[8, 64, 512, 512]" = torch.ops.aten.add.Tensor(reshape, where)
        amax: "f32[8, 64, 512, 1]" = torch.ops.aten.amax.default(add, [3], True)
        eq: "b8[8, 64, 512, 512]" = torch.ops.aten.eq.Scalar(add, -inf)
        logical_not: "b8[8, 64, 512, 512]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[8, 64, 512, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[8, 64, 512, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub: "f32[8, 64, 512, 512]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[8, 64, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 64, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[8, 64, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_1: "f32[8, 64, 512, 512]" = torch.ops.aten.where.self(logical_not_1, full_2, div)
        expand: "f32[8, 64, 512, 512]" = torch.ops.aten.expand.default(where_1, p2)
        reshape_1: "f32[512, 512, 512]" = torch.ops.aten.reshape.default(expand, p3)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
