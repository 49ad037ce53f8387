"""assay repro 1
pattern 1976a447cf08bc7916f89dc16c8004b9b0766158458be03097cc20dc1237efd0
home    c4ffa432200d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[512]", arg1: "f32[192, 512, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        add: "i64[512]" = torch.ops.aten.add.Tensor(arg0, 0)
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        full_3: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_4: "f32[16, 12, 512, 512]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[16, 12, 512, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_3: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        ge: "b8[1, 1, 512, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_3, 0)
        expand: "b8[16, 1, 512, 512]" = torch.ops.aten.expand.default(ge, p2)
        sub: "i64[1, 1, 512, 512]" = torch.ops.aten.sub.Tensor(unsqueeze_3, unsqueeze_2)
        abs_1: "i64[1, 1, 512, 512]" = torch.ops.aten.abs.default(sub)
        le: "b8[1, 1, 512, 512]" = torch.ops.aten.le.Scalar(abs_1, 64)
        bitwise_and: "b8[1, 1, 512, 512]" = torch.ops.aten.bitwise_and.Tensor(full_2, le)
        bitwise_and_1: "b8[1, 1, 512, 512]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ge)
        expand_1: "b8[16, 1, 512, 512]" = torch.ops.aten.expand.default(bitwise_and_1, p3)
        where: "bf16[16, 1, 512, 512]" = torch.ops.aten.where.self(expand, full_1, full)
        add_1: "f32[16, 12, 512, 512]" = torch.ops.aten.add.Tensor(reshape, where)
        amax: "f32[16, 12, 512, 1]" = torch.ops.aten.amax.default(add_1, [3], True)
        eq: "b8[16, 12, 512, 512]" = torch.ops.aten.eq.Scalar(add_1, -inf)
        logical_not: "b8[16, 12, 512, 512]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[16, 12, 512, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[16, 12, 512, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub_1: "f32[16, 12, 512, 512]" = torch.ops.aten.sub.Tensor(add_1, amax)
        exp: "f32[16, 12, 512, 512]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[16, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_1: "bf16[16, 1, 512, 512]" = torch.ops.aten.where.self(expand_1, full_1, full_3)
        where_2: "f32[16, 12, 512, 512]" = torch.ops.aten.where.self(logical_not_1, full_4, div)
        expand_2: "f32[16, 12, 512, 512]" = torch.ops.aten.expand.default(where_2, p4)
        reshape_1: "f32[192, 512, 512]" = torch.ops.aten.reshape.default(expand_2, p5)
        return (full_4, where, where_1, where_2, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
