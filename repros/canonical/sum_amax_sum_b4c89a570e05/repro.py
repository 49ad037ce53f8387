"""assay repro 1
pattern b4c89a570e05a59d333fa7f486628018aa78420e5b3c715dba5992ec3a28d964
home    b183d4471ffc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[4]", arg1: "bf16[4, 2]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        ne: "b8[4]" = torch.ops.aten.ne.Scalar(arg0, -100)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        unsqueeze: "i64[4, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        ne_1: "b8[4, 1]" = torch.ops.aten.ne.Scalar(unsqueeze, -100)
        where: "i64[4]" = torch.ops.aten.where.self(ne, arg0, full)
        unsqueeze_1: "i64[4, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        where_1: "i64[4, 1]" = torch.ops.aten.where.self(ne_1, unsqueeze, full)
        expand: "i64[4, 2]" = torch.ops.aten.expand.default(where_1, p0)
        convert_element_type: "f32[4, 2]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        amax: "f32[4, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[4, 2]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[4, 2]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[4, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[4, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[4, 2]" = torch.ops.aten.sub.Tensor(sub, log)
        gather: "f32[4, 1]" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze_1)
        squeeze: "f32[4]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[4]" = torch.ops.aten.neg.default(squeeze)
        where_2: "f32[4]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_2)
        convert_element_type_1: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_1)
        iota: "i64[2]" = torch.ops.prims.iota.default(p1, start = p2, step = p3, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        reshape: "i64[1, 2]" = torch.ops.aten.reshape.default(iota, p4)
        eq: "b8[4, 2]" = torch.ops.aten.eq.Tensor(expand, reshape)
        return (ne_1, convert_element_type_1, div, eq)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
