"""assay repro 1
pattern 04d92cd83ed7b0d14a705025b5db33bc98d4c2c932715017f79dee185437f2c1
home    c0b8d40a1c60
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[192, 128, 128]", arg1: "i64[42]", arg2: "f32[32, 6]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_1: "f32[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.float32)
        full_2: "i64[128, 128]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        full_3: "bf16[1, 6, 128, 128]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.bfloat16)
        full_4: "f32[32, 6, 128, 128]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        full_5: "i64[128, 128]" = torch.ops.aten.full.default(p3, 31, dtype = torch.int64)
        reshape: "f32[32, 6, 128, 128]" = torch.ops.aten.reshape.default(arg0, p4)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p5)
        inductor_random: "f32[32, 6, 128, 128]" = torch.ops.prims.inductor_random.default(p6, inductor_lookup_seed, 'rand')
        gt: "b8[32, 6, 128, 128]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        iota: "i64[128]" = torch.ops.prims.iota.default(p7, start = p8, step = p9, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(iota, 0)
        unsqueeze_2: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_3: "i64[128, 1]" = torch.ops.aten.unsqueeze.default(iota, 1)
        add_1: "i64[128, 1]" = torch.ops.aten.add.Tensor(unsqueeze_3, 0)
        sub: "i64[128, 128]" = torch.ops.aten.sub.Tensor(unsqueeze_1, add_1)
        minimum: "i64[128, 128]" = torch.ops.aten.minimum.default(sub, full_2)
        neg: "i64[128, 128]" = torch.ops.aten.neg.default(minimum)
        lt: "b8[128, 128]" = torch.ops.aten.lt.Scalar(neg, 16)
        unsqueeze_4: "i64[1, 1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_5: "i64[1, 1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        ge: "b8[1, 1, 128, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_5, 0)
        expand: "b8[32, 1, 128, 128]" = torch.ops.aten.expand.default(ge, p10)
        le: "b8[1, 1, 128, 128]" = torch.ops.aten.le.Tensor(unsqueeze_4, unsqueeze_5)
        expand_1: "b8[32, 1, 128, 128]" = torch.ops.aten.expand.default(le, p11)
        where: "bf16[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, full_3, full)
        convert_element_type: "f32[128, 128]" = torch.ops.prims.convert_element_type.default(neg, torch.float32)
        div: "f32[128, 128]" = torch.ops.aten.div.Tensor(convert_element_type, 16.0)
        log: "f32[128, 128]" = torch.ops.aten.log.default(div)
        div_1: "f32[128, 128]" = torch.ops.aten.div.Tensor(log, 2.0794415416798357)
        mul: "f32[128, 128]" = torch.ops.aten.mul.Tensor(div_1, 16.0)
        convert_element_type_1: "i64[128, 128]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add_2: "i64[128, 128]" = torch.ops.aten.add.Tensor(convert_element_type_1, 16)
        minimum_1: "i64[128, 128]" = torch.ops.aten.minimum.default(add_2, full_5)
        where_1: "i64[128, 128]" = torch.ops.aten.where.self(lt, neg, minimum_1)
        add_3: "i64[128, 128]" = torch.ops.aten.add.Tensor(where_1, 0)
        embedding: "f32[128, 128, 6]" = torch.ops.aten.embedding.default(arg2, add_3)
        permute: "f32[6, 128, 128]" = torch.ops.aten.permute.default(embedding, [2, 0, 1])
        unsqueeze_6: "f32[1, 6, 128, 128]" = torch.ops.aten.unsqueeze.default(permute, 0)
        where_2: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand_1, unsqueeze_6, full_1)
        convert_element_type_2: "bf16[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(where_2, torch.bfloat16)
        add_4: "f32[32, 6, 128, 128]" = torch.ops.aten.add.Tensor(reshape, convert_element_type_2)
        amax: "f32[32, 6, 128, 1]" = torch.ops.aten.amax.default(add_4, [3], True)
        eq: "b8[32, 6, 128, 128]" = torch.ops.aten.eq.Scalar(add_4, -inf)
        logical_not: "b8[32, 6, 128, 128]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[32, 6, 128, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[32, 6, 128, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub_1: "f32[32, 6, 128, 128]" = torch.ops.aten.sub.Tensor(add_4, amax)
        exp: "f32[32, 6, 128, 128]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[32, 6, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_2: "f32[32, 6, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_3: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(logical_not_1, full_4, div_2)
        mul_1: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(gt, where_3)
        mul_2: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(mul_1, 1.1111111111111112)
        expand_2: "f32[32, 6, 128, 128]" = torch.ops.aten.expand.default(mul_2, p12)
        reshape_1: "f32[192, 128, 128]" = torch.ops.aten.reshape.default(expand_2, p13)
        return (full_4, gt, where, add_3, embedding, convert_element_type_2, amax, logical_not_1, sum_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
