"""assay repro 1
pattern f5bf386c257d089f3d33d53bacaa852911db4fd61cf1fbef77b60cc265c06b30
home    923d1fba190d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[192, 128, 128]", arg1: "bf16[32, 6]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size[]", p18: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_1: "i64[128, 128]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        full_2: "f32[32, 6, 128, 128]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_3: "i64[128, 128]" = torch.ops.aten.full.default(p2, 31, dtype = torch.int64)
        reshape: "f32[32, 6, 128, 128]" = torch.ops.aten.reshape.default(arg0, p3)
        iota: "i64[128]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[128]" = torch.ops.prims.iota.default(p7, start = p8, step = p9, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[128]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        le: "b8[1, 1, 128, 128]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_5)
        expand: "b8[32, 1, 128, 128]" = torch.ops.aten.expand.default(le, p10)
        iota_2: "i64[128]" = torch.ops.prims.iota.default(p11, start = p12, step = p13, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_6: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(iota_2, 0)
        iota_3: "i64[128]" = torch.ops.prims.iota.default(p14, start = p15, step = p16, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_7: "i64[128, 1]" = torch.ops.aten.unsqueeze.default(iota_3, 1)
        add_2: "i64[128, 1]" = torch.ops.aten.add.Tensor(unsqueeze_7, 0)
        sub: "i64[128, 128]" = torch.ops.aten.sub.Tensor(unsqueeze_6, add_2)
        minimum: "i64[128, 128]" = torch.ops.aten.minimum.default(sub, full_1)
        neg: "i64[128, 128]" = torch.ops.aten.neg.default(minimum)
        lt: "b8[128, 128]" = torch.ops.aten.lt.Scalar(neg, 16)
        convert_element_type: "f32[128, 128]" = torch.ops.prims.convert_element_type.default(neg, torch.float32)
        div: "f32[128, 128]" = torch.ops.aten.div.Tensor(convert_element_type, 16.0)
        log: "f32[128, 128]" = torch.ops.aten.log.default(div)
        div_1: "f32[128, 128]" = torch.ops.aten.div.Tensor(log, 2.0794415416798357)
        mul: "f32[128, 128]" = torch.ops.aten.mul.Tensor(div_1, 16.0)
        convert_element_type_1: "i64[128, 128]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add_3: "i64[128, 128]" = torch.ops.aten.add.Tensor(convert_element_type_1, 16)
        minimum_1: "i64[128, 128]" = torch.ops.aten.minimum.default(add_3, full_3)
        where: "i64[128, 128]" = torch.ops.aten.where.self(lt, neg, minimum_1)
        add_4: "i64[128, 128]" = torch.ops.aten.add.Tensor(where, 0)
        embedding: "bf16[128, 128, 6]" = torch.ops.aten.embedding.default(arg1, add_4)
        permute: "bf16[6, 128, 128]" = torch.ops.aten.permute.default(embedding, [2, 0, 1])
        unsqueeze_8: "bf16[1, 6, 128, 128]" = torch.ops.aten.unsqueeze.default(permute, 0)
        where_1: "bf16[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, unsqueeze_8, full)
        add_5: "f32[32, 6, 128, 128]" = torch.ops.aten.add.Tensor(reshape, where_1)
        amax: "f32[32, 6, 128, 1]" = torch.ops.aten.amax.default(add_5, [3], True)
        eq: "b8[32, 6, 128, 128]" = torch.ops.aten.eq.Scalar(add_5, -inf)
        logical_not: "b8[32, 6, 128, 128]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[32, 6, 128, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[32, 6, 128, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub_1: "f32[32, 6, 128, 128]" = torch.ops.aten.sub.Tensor(add_5, amax)
        exp: "f32[32, 6, 128, 128]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[32, 6, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_2: "f32[32, 6, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_2: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(logical_not_1, full_2, div_2)
        expand_1: "f32[32, 6, 128, 128]" = torch.ops.aten.expand.default(where_2, p17)
        reshape_1: "f32[192, 128, 128]" = torch.ops.aten.reshape.default(expand_1, p18)
        return (expand, unsqueeze_8, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
