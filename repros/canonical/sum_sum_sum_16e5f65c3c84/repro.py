"""assay repro 1
pattern 16e5f65c3c84f951d4dd5e966f6fda434bc8269fc2eca0752400db24add68b2b
home    ec8b5d739bc2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[128, 128]", arg1: "b8[1, 1, 128, 1]", arg2: "f32[128, 128, 6]", arg3: "f32[192, 128, 128]", arg4: "f32[32, 6, 128, 1]", arg5: "f32[32, 6, 128, 1]", arg6: "b8[32, 6, 128, 1]", arg7: "b8[32, 6, 128, 128]", arg8: "bf16[192, 128, 128]", arg9: "f32[32, 6, 128, 128]", arg10: "f32[32, 6, 128, 128]", arg11: "f32[32, 6, 128, 128]", arg12: "f32[32, 6, 128, 128]", arg13: "f32[32, 6, 128, 128]", arg14: "f32[32, 6, 128, 128]", arg15: "f32[32, 6, 128, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        eq: "b8[128, 128]" = torch.ops.aten.eq.Scalar(arg0, -1)
        expand: "b8[32, 1, 128, 128]" = torch.ops.aten.expand.default(arg1, p0)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.float32)
        full_2: "f32[32, 6]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_3: "f32[32, 6, 128, 128]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        permute: "f32[6, 128, 128]" = torch.ops.aten.permute.default(arg2, [2, 0, 1])
        reshape: "f32[32, 6, 128, 128]" = torch.ops.aten.reshape.default(arg3, p3)
        unsqueeze: "f32[1, 6, 128, 128]" = torch.ops.aten.unsqueeze.default(permute, 0)
        unsqueeze_1: "b8[128, 128, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        where: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, unsqueeze, full_1)
        convert_element_type: "bf16[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(where, torch.bfloat16)
        add: "f32[32, 6, 128, 128]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        sub: "f32[32, 6, 128, 128]" = torch.ops.aten.sub.Tensor(add, arg4)
        exp: "f32[32, 6, 128, 128]" = torch.ops.aten.exp.default(sub)
        div: "f32[32, 6, 128, 128]" = torch.ops.aten.div.Tensor(exp, arg5)
        where_1: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(arg6, full_3, div)
        mul: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(arg7, where_1)
        mul_1: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand_1: "f32[32, 6, 128, 128]" = torch.ops.aten.expand.default(mul_1, p4)
        neg: "f32[32, 6, 128, 128]" = torch.ops.aten.neg.default(where_1)
        reshape_1: "f32[192, 128, 128]" = torch.ops.aten.reshape.default(expand_1, p5)
        permute_1: "f32[192, 128, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type_1: "bf16[192, 128, 128]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        convert_element_type_2: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        mul_2: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 1.1111111111111112)
        convert_element_type_3: "f32[192, 128, 128]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        reshape_2: "f32[32, 6, 128, 128]" = torch.ops.aten.reshape.default(convert_element_type_3, p6)
        mul_3: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(reshape_2, mul_2)
        mul_4: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(mul_3, where_1)
        sum_1: "f32[32, 6, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [3], True)
        convert_element_type_4: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        where_2: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_4, full)
        sum_2: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_2, [0], True, dtype = torch.float32)
        convert_element_type_5: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        where_3: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_5, full)
        sum_3: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_3, [0], True, dtype = torch.float32)
        convert_element_type_6: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg11, torch.float32)
        where_4: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_6, full)
        sum_4: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_4, [0], True, dtype = torch.float32)
        convert_element_type_7: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg12, torch.float32)
        where_5: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_7, full)
        sum_5: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_5, [0], True, dtype = torch.float32)
        convert_element_type_8: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg13, torch.float32)
        where_6: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_8, full)
        sum_6: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_6, [0], True, dtype = torch.float32)
        convert_element_type_9: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg14, torch.float32)
        where_7: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_9, full)
        sum_7: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_7, [0], True, dtype = torch.float32)
        convert_element_type_10: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg15, torch.float32)
        where_8: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_10, full)
        sum_8: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_8, [0], True, dtype = torch.float32)
        add_1: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(sum_2, sum_8)
        add_2: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_1, sum_7)
        add_3: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_2, sum_5)
        add_4: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_3, sum_3)
        add_5: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_4, sum_4)
        add_6: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_5, sum_6)
        fma: "f32[32, 6, 128, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul_4)
        reshape_3: "f32[192, 128, 128]" = torch.ops.aten.reshape.default(fma, p7)
        convert_element_type_11: "bf16[192, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        convert_element_type_12: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(fma, torch.float32)
        where_9: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_12, full)
        sum_9: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_9, [0], True, dtype = torch.float32)
        add_7: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_6, sum_9)
        squeeze: "f32[6, 128, 128]" = torch.ops.aten.squeeze.dim(add_7, 0)
        permute_2: "f32[128, 128, 6]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        where_10: "f32[128, 128, 6]" = torch.ops.aten.where.self(unsqueeze_1, full, permute_2)
        clone: "f32[128, 128, 6]" = torch.ops.aten.clone.default(where_10, memory_format = torch.contiguous_format)
        index_put: "f32[32, 6]" = torch.ops.aten.index_put.default(full_2, [arg0], clone, True)
        return (full, convert_element_type_1, convert_element_type_11, index_put)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
