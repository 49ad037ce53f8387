"""assay repro 1
pattern 8b3fce0b1843a48e8d33698c7155e9191ffdb317e98c2e749cfd6574406e241a
home    6faddf45faf7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 8008]", arg1: "f32[1, 8008]", arg2: "i64[16, 128]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "bf16[16, 128, 8008]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[16, 128, 8008]" = torch.ops.aten.add.Tensor(reshape, arg1)
        reshape_1: "i64[2048]" = torch.ops.aten.reshape.default(arg2, p1)
        ne: "b8[2048]" = torch.ops.aten.ne.Scalar(reshape_1, -100)
        reshape_2: "f32[2048, 8008]" = torch.ops.aten.reshape.default(add, p2)
        amax: "f32[2048, 1]" = torch.ops.aten.amax.default(reshape_2, [1], True)
        sub: "f32[2048, 8008]" = torch.ops.aten.sub.Tensor(reshape_2, amax)
        exp: "f32[2048, 8008]" = torch.ops.aten.exp.default(sub)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        sum_2: "f32[2048, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[2048, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[2048, 8008]" = torch.ops.aten.sub.Tensor(sub, log)
        where: "i64[2048]" = torch.ops.aten.where.self(ne, reshape_1, full)
        unsqueeze: "i64[2048, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        gather: "f32[2048, 1]" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze)
        squeeze: "f32[2048]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[2048]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[2048]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type)
        return (add, amax, log, convert_element_type, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
