"""assay repro 1
pattern 6128aea021bd0431b4d2162022cdfd1de6a6df5d614e309d589c8744676fa509
home    309cab4cc695
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[32, 128]", arg1: "i64[32]", arg2: "bf16[4096, 2]", arg3: "f32[]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size", p10: "size", p11: "size"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        ne: "b8[32, 128]" = torch.ops.aten.ne.Scalar(arg0, 0)
        ne_1: "b8[32]" = torch.ops.aten.ne.Scalar(arg1, -100)
        reshape: "bf16[32, 128, 2]" = torch.ops.aten.reshape.default(arg2, p0)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne_1)
        unsqueeze: "i64[32, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        ne_2: "b8[32, 1]" = torch.ops.aten.ne.Scalar(unsqueeze, -100)
        where: "i64[32]" = torch.ops.aten.where.self(ne_1, arg1, full)
        unsqueeze_1: "i64[32, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        where_1: "i64[32, 1]" = torch.ops.aten.where.self(ne_2, unsqueeze, full)
        expand: "i64[32, 2]" = torch.ops.aten.expand.default(where_1, p1)
        convert_element_type: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        convert_element_type_1: "i32[32, 128]" = torch.ops.prims.convert_element_type.default(ne, torch.int32)
        iota: "i32[128]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int32, device = device(type='cuda', index=0), requires_grad = False)
        mul: "i32[32, 128]" = torch.ops.aten.mul.Tensor(iota, convert_element_type_1)
        argmax: "i64[32]" = torch.ops.aten.argmax.default(mul, 1)
        iota_1: "i64[2]" = torch.ops.prims.iota.default(p5, start = p6, step = p7, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        reshape_1: "i64[1, 2]" = torch.ops.aten.reshape.default(iota_1, p8)
        eq: "b8[32, 2]" = torch.ops.aten.eq.Tensor(expand, reshape_1)
        iota_2: "i64[32]" = torch.ops.prims.iota.default(p9, start = p10, step = p11, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        index: "bf16[32, 2]" = torch.ops.aten.index.Tensor(reshape, [iota_2, argmax])
        convert_element_type_2: "f32[32, 2]" = torch.ops.prims.convert_element_type.default(index, torch.float32)
        amax: "f32[32, 1]" = torch.ops.aten.amax.default(convert_element_type_2, [1], True)
        sub: "f32[32, 2]" = torch.ops.aten.sub.Tensor(convert_element_type_2, amax)
        exp: "f32[32, 2]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[32, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[32, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[32, 2]" = torch.ops.aten.sub.Tensor(sub, log)
        convert_element_type_3: "bf16[32, 2]" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16)
        convert_element_type_4: "f32[32, 2]" = torch.ops.prims.convert_element_type.default(convert_element_type_3, torch.float32)
        gather: "f32[32, 1]" = torch.ops.aten.gather.default(convert_element_type_4, 1, unsqueeze_1)
        squeeze: "f32[32]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[32]" = torch.ops.aten.neg.default(squeeze)
        where_2: "f32[32]" = torch.ops.aten.where.self(ne_1, neg, arg3)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_2)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type)
        return (ne_2, convert_element_type, argmax, eq, iota_2, index, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
