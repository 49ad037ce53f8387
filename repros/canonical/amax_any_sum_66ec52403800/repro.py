"""assay repro 1
pattern 66ec52403800be9aeaa74834967e0243f6c0fdf454a1e2cb5c7aebbb45fc9c7a
home    0661dca36d30
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[192, 128, 128]", arg1: "b8[32, 1, 128, 128][0, 128, 1, 0]", arg2: "bf16[1, 6, 128, 128][6, 1, 768, 6]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_1: "f32[32, 6, 128, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[32, 6, 128, 128]" = torch.ops.aten.reshape.default(arg0, p1)
        where: "bf16[32, 6, 128, 128]" = torch.ops.aten.where.self(arg1, arg2, full)
        add: "f32[32, 6, 128, 128]" = torch.ops.aten.add.Tensor(reshape, where)
        amax: "f32[32, 6, 128, 1]" = torch.ops.aten.amax.default(add, [3], True)
        eq: "b8[32, 6, 128, 128]" = torch.ops.aten.eq.Scalar(add, -inf)
        logical_not: "b8[32, 6, 128, 128]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[32, 6, 128, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[32, 6, 128, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub: "f32[32, 6, 128, 128]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[32, 6, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 6, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[32, 6, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_1: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(logical_not_1, full_1, div)
        expand: "f32[32, 6, 128, 128]" = torch.ops.aten.expand.default(where_1, p2)
        reshape_1: "f32[192, 128, 128]" = torch.ops.aten.reshape.default(expand, p3)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
