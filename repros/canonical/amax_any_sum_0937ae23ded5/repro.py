"""assay repro 1
pattern 0937ae23ded56839095b8a56a5730f29387ad2829aa93d3369a4fe216accd780
home    82a7e14abae7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1024, 1024]", arg1: "i64[26]", arg2: "f32[32, 8]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.float32)
        full_1: "f32[8, 8, 1024, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_2: "i64[1024, 1024]" = torch.ops.aten.full.default(p1, 15, dtype = torch.int64)
        reshape: "f32[8, 8, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p2)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p3)
        inductor_random: "f32[8, 8, 1024, 1024]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed, 'rand')
        gt: "b8[8, 8, 1024, 1024]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p5, start = p6, step = p7, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(iota, 0)
        unsqueeze_2: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_3: "i64[1024, 1]" = torch.ops.aten.unsqueeze.default(iota, 1)
        add_1: "i64[1024, 1]" = torch.ops.aten.add.Tensor(unsqueeze_3, 0)
        sub: "i64[1024, 1024]" = torch.ops.aten.sub.Tensor(unsqueeze_1, add_1)
        abs_1: "i64[1024, 1024]" = torch.ops.aten.abs.default(sub)
        gt_1: "b8[1024, 1024]" = torch.ops.aten.gt.Scalar(sub, 0)
        lt: "b8[1024, 1024]" = torch.ops.aten.lt.Scalar(abs_1, 8)
        unsqueeze_4: "i64[1, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        ge: "b8[1, 1, 1024, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_4, 0)
        expand: "b8[8, 1, 1024, 1024]" = torch.ops.aten.expand.default(ge, p8)
        convert_element_type: "f32[1024, 1024]" = torch.ops.prims.convert_element_type.default(abs_1, torch.float32)
        div: "f32[1024, 1024]" = torch.ops.aten.div.Tensor(convert_element_type, 8.0)
        log: "f32[1024, 1024]" = torch.ops.aten.log.default(div)
        div_1: "f32[1024, 1024]" = torch.ops.aten.div.Tensor(log, 2.772588722239781)
        mul: "f32[1024, 1024]" = torch.ops.aten.mul.Tensor(div_1, 8.0)
        convert_element_type_1: "i64[1024, 1024]" = torch.ops.prims.convert_element_type.default(gt_1, torch.int64)
        mul_1: "i64[1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 16)
        add_2: "i64[1024, 1024]" = torch.ops.aten.add.Tensor(mul_1, 0)
        convert_element_type_2: "i64[1024, 1024]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add_3: "i64[1024, 1024]" = torch.ops.aten.add.Tensor(convert_element_type_2, 8)
        minimum: "i64[1024, 1024]" = torch.ops.aten.minimum.default(add_3, full_2)
        where: "i64[1024, 1024]" = torch.ops.aten.where.self(lt, abs_1, minimum)
        add_4: "i64[1024, 1024]" = torch.ops.aten.add.Tensor(add_2, where)
        embedding: "f32[1024, 1024, 8]" = torch.ops.aten.embedding.default(arg2, add_4)
        permute: "f32[8, 1024, 1024]" = torch.ops.aten.permute.default(embedding, [2, 0, 1])
        unsqueeze_5: "f32[1, 8, 1024, 1024]" = torch.ops.aten.unsqueeze.default(permute, 0)
        where_1: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, unsqueeze_5, full)
        convert_element_type_3: "bf16[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(where_1, torch.bfloat16)
        add_5: "f32[8, 8, 1024, 1024]" = torch.ops.aten.add.Tensor(reshape, convert_element_type_3)
        amax: "f32[8, 8, 1024, 1]" = torch.ops.aten.amax.default(add_5, [3], True)
        eq: "b8[8, 8, 1024, 1024]" = torch.ops.aten.eq.Scalar(add_5, -inf)
        logical_not: "b8[8, 8, 1024, 1024]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[8, 8, 1024, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[8, 8, 1024, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub_1: "f32[8, 8, 1024, 1024]" = torch.ops.aten.sub.Tensor(add_5, amax)
        exp: "f32[8, 8, 1024, 1024]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[8, 8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_2: "f32[8, 8, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_2: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(logical_not_1, full_1, div_2)
        mul_2: "f32[8, 8, 1024, 1024]" = torch.ops.aten.mul.Tensor(gt, where_2)
        mul_3: "f32[8, 8, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        expand_1: "f32[8, 8, 1024, 1024]" = torch.ops.aten.expand.default(mul_3, p9)
        reshape_1: "f32[64, 1024, 1024]" = torch.ops.aten.reshape.default(expand_1, p10)
        return (full_1, gt, ge, add_4, convert_element_type_3, where_2, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
