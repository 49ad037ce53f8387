"""assay repro 1
pattern 6fa6dd9701f06d42bcd8c2051daaaa97cc2c2405970e9b70e2865dbc580b8def
home    8fdecac44a30
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 2]", arg1: "bf16[128, 2]", arg2: "i64[128]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        add: "bf16[128, 2]" = torch.ops.aten.add.Tensor(arg0, arg1)
        div: "bf16[128, 2]" = torch.ops.aten.div.Tensor(add, 2.0)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        ne: "b8[128]" = torch.ops.aten.ne.Scalar(arg2, -100)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        unsqueeze: "i64[128, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        ne_1: "b8[128, 1]" = torch.ops.aten.ne.Scalar(unsqueeze, -100)
        where: "i64[128]" = torch.ops.aten.where.self(ne, arg2, full)
        unsqueeze_1: "i64[128, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        where_1: "i64[128, 1]" = torch.ops.aten.where.self(ne_1, unsqueeze, full)
        expand: "i64[128, 2]" = torch.ops.aten.expand.default(where_1, p0)
        convert_element_type: "f32[128, 2]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul: "f32[128, 2]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[128, 1]" = torch.ops.aten.amax.default(mul, [1], True)
        sub: "f32[128, 2]" = torch.ops.aten.sub.Tensor(mul, amax)
        div_1: "f32[128, 2]" = torch.ops.aten.div.Tensor(sub, 2.0)
        exp: "f32[128, 2]" = torch.ops.aten.exp.default(div_1)
        sum_2: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[128, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[128, 2]" = torch.ops.aten.sub.Tensor(div_1, log)
        convert_element_type_1: "bf16[128, 2]" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16)
        convert_element_type_2: "f32[128, 2]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        gather: "f32[128, 1]" = torch.ops.aten.gather.default(convert_element_type_2, 1, unsqueeze_1)
        squeeze: "f32[128]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[128]" = torch.ops.aten.neg.default(squeeze)
        where_2: "f32[128]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_2)
        convert_element_type_3: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div_2: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_3)
        iota: "i64[2]" = torch.ops.prims.iota.default(p1, start = p2, step = p3, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        reshape: "i64[1, 2]" = torch.ops.aten.reshape.default(iota, p4)
        eq: "b8[128, 2]" = torch.ops.aten.eq.Tensor(expand, reshape)
        return (div, ne_1, convert_element_type_1, convert_element_type_3, div_2, eq)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
