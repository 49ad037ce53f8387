"""assay repro 1
pattern d72cb162af8a1802a54dfcb4ec28895214ecf80b99f2f525e0acaca57a8f864b
home    b19de243efa7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[32, 512]", arg1: "bf16[16384, 50000]", arg2: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        reshape: "i64[16384]" = torch.ops.aten.reshape.default(arg0, p0)
        ne: "b8[16384]" = torch.ops.aten.ne.Scalar(reshape, -100)
        reshape_1: "bf16[32, 512, 50000]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[16384, 50000]" = torch.ops.aten.reshape.default(reshape_1, p2)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        where: "i64[16384]" = torch.ops.aten.where.self(ne, reshape, full)
        unsqueeze: "i64[16384, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        convert_element_type: "f32[16384, 50000]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        amax: "f32[16384, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[16384, 50000]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[16384, 50000]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[16384, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[16384, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[16384, 50000]" = torch.ops.aten.sub.Tensor(sub, log)
        convert_element_type_1: "bf16[16384, 50000]" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16)
        convert_element_type_2: "f32[16384, 50000]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        gather: "f32[16384, 1]" = torch.ops.aten.gather.default(convert_element_type_2, 1, unsqueeze)
        squeeze: "f32[16384]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[16384]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[16384]" = torch.ops.aten.where.self(ne, neg, arg2)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type_3: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_3)
        return (reshape_1, amax, log, convert_element_type_3, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
