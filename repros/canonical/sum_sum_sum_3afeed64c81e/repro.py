"""assay repro 1
pattern 3afeed64c81eb89912b4a46677a70cdc063fcb07fb321b065480340e8bc37d80
home    96ef58406bb7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1024, 1024]", arg1: "b8[1, 1, 1024, 1]", arg2: "f32[8, 8, 1024, 1024]", arg3: "b8[8, 8, 1024, 1024]", arg4: "bf16[64, 1024, 1024]", arg5: "f32[8, 8, 1024, 1024]", arg6: "f32[8, 8, 1024, 1024]", arg7: "f32[8, 8, 1024, 1024]", arg8: "f32[8, 8, 1024, 1024]", arg9: "f32[8, 8, 1024, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        eq: "b8[1024, 1024]" = torch.ops.aten.eq.Scalar(arg0, -1)
        expand: "b8[8, 1, 1024, 1024]" = torch.ops.aten.expand.default(arg1, p0)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[32, 8]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        neg: "f32[8, 8, 1024, 1024]" = torch.ops.aten.neg.default(arg2)
        unsqueeze: "b8[1024, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul: "f32[8, 8, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[64, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        reshape: "f32[8, 8, 1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        mul_1: "f32[8, 8, 1024, 1024]" = torch.ops.aten.mul.Tensor(reshape, mul)
        mul_2: "f32[8, 8, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg2)
        sum_1: "f32[8, 8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        convert_element_type_2: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        where: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_2, full)
        sum_2: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where, [0], True, dtype = torch.float32)
        convert_element_type_3: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        where_1: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_3, full)
        sum_3: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where_1, [0], True, dtype = torch.float32)
        convert_element_type_4: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        where_2: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_4, full)
        sum_4: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where_2, [0], True, dtype = torch.float32)
        convert_element_type_5: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        where_3: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_5, full)
        sum_5: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where_3, [0], True, dtype = torch.float32)
        convert_element_type_6: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        where_4: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_6, full)
        sum_6: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where_4, [0], True, dtype = torch.float32)
        add: "f32[1, 8, 1024, 1024]" = torch.ops.aten.add.Tensor(sum_2, sum_6)
        add_1: "f32[1, 8, 1024, 1024]" = torch.ops.aten.add.Tensor(add, sum_5)
        add_2: "f32[1, 8, 1024, 1024]" = torch.ops.aten.add.Tensor(add_1, sum_3)
        add_3: "f32[1, 8, 1024, 1024]" = torch.ops.aten.add.Tensor(add_2, sum_4)
        fma: "f32[8, 8, 1024, 1024]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        reshape_1: "f32[64, 1024, 1024]" = torch.ops.aten.reshape.default(fma, p3)
        convert_element_type_7: "bf16[64, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        convert_element_type_8: "f32[8, 8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(fma, torch.float32)
        where_5: "f32[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, convert_element_type_8, full)
        sum_7: "f32[1, 8, 1024, 1024]" = torch.ops.aten.sum.dim_IntList(where_5, [0], True, dtype = torch.float32)
        add_4: "f32[1, 8, 1024, 1024]" = torch.ops.aten.add.Tensor(add_3, sum_7)
        squeeze: "f32[8, 1024, 1024]" = torch.ops.aten.squeeze.dim(add_4, 0)
        permute: "f32[1024, 1024, 8]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        where_6: "f32[1024, 1024, 8]" = torch.ops.aten.where.self(unsqueeze, full, permute)
        clone: "f32[1024, 1024, 8]" = torch.ops.aten.clone.default(where_6, memory_format = torch.contiguous_format)
        index_put: "f32[32, 8]" = torch.ops.aten.index_put.default(full_1, [arg0], clone, True)
        return (full, convert_element_type_7, index_put)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
