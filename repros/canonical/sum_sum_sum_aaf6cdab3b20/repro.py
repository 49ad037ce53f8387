"""assay repro 1
pattern aaf6cdab3b20b02a7c4afcb5492cb5bc321cdb4ddadad9ea3e806857ebb2546d
home    8e9850ed12ba
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1024, 1024]", arg1: "f32[8, 8, 1024, 1024]", arg2: "b8[8, 8, 1024, 1024]", arg3: "bf16[64, 1024, 1024]", arg4: "f32[8, 8, 1024, 1024]", arg5: "f32[8, 8, 1024, 1024]", arg6: "f32[8, 8, 1024, 1024]", arg7: "f32[8, 8, 1024, 1024]", arg8: "f32[8, 8, 1024, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]"):
        eq: "b8[1024, 1024]" = torch.ops.aten.eq.Scalar(arg0, -1)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[32, 8]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        neg: "f32[8, 8, 1024, 1024]" = torch.ops.aten.neg.default(arg1)
        unsqueeze: "b8[1024, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[8, 8, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[64, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        reshape: "f32[8, 8, 1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        mul_1: "f32[8, 8, 1024, 1024]" = torch.ops.aten.mul.Tensor(reshape, mul)
        mul_2: "f32[8, 8, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg1)
        sum_1: "f32[8, 8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        convert_element_type_2: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        convert_element_type_3: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_4: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        convert_element_type_5: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        convert_element_type_6: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        fma: "f32[8, 8, 1024, 1024]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        reshape_1: "f32[64, 1024, 1024]" = torch.ops.aten.reshape.default(fma, p2)
        convert_element_type_7: "bf16[64, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        convert_element_type_8: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(fma, torch.float32)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze_1: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_2: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 1)
        unsqueeze_3: "i64[1, 1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_4: "i64[1, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        le: "b8[1, 1, 1024, 1024]" = torch.ops.aten.le.Tensor(unsqueeze_3, unsqueeze_4)
        expand: "b8[8, 1, 1024, 1024]" = torch.ops.aten.expand.default(le, p6)
        where: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_2, full)
        sum_2: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where, [0], True, dtype = torch.float32)
        where_1: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_3, full)
        sum_3: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where_1, [0], True, dtype = torch.float32)
        where_2: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_4, full)
        sum_4: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where_2, [0], True, dtype = torch.float32)
        where_3: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_5, full)
        sum_5: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where_3, [0], True, dtype = torch.float32)
        where_4: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_6, full)
        sum_6: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where_4, [0], True, dtype = torch.float32)
        add_1: "f32[1, 8, 1024, 1024]" = torch.ops.aten.add.Tensor(sum_2, sum_6)
        add_2: "f32[1, 8, 1024, 1024]" = torch.ops.aten.add.Tensor(add_1, sum_5)
        add_3: "f32[1, 8, 1024, 1024]" = torch.ops.aten.add.Tensor(add_2, sum_3)
        add_4: "f32[1, 8, 1024, 1024]" = torch.ops.aten.add.Tensor(add_3, sum_4)
        where_5: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_8, full)
        sum_7: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where_5, [0], True, dtype = torch.float32)
        add_5: "f32[1, 8, 1024, 1024]" = torch.ops.aten.add.Tensor(add_4, sum_7)
        squeeze: "f32[8, 1024, 1024]" = torch.ops.aten.squeeze.dim(add_5, 0)
        permute: "f32[1024, 1024, 8]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        where_6: "f32[1024, 1024, 8]" = torch.ops.aten.where.self(unsqueeze, full, permute)
        clone: "f32[1024, 1024, 8]" = torch.ops.aten.clone.default(where_6, memory_format = torch.contiguous_format)
        index_put: "f32[32, 8]" = torch.ops.aten.index_put.default(full_1, [arg0], clone, True)
        return (convert_element_type_7, index_put)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
