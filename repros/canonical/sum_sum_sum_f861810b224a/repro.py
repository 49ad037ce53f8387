"""assay repro 1
pattern f861810b224a50083c4fbafcb44c9175d70a469b14779a8cb7208e4d40902a92
home    1344edac9cc5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[128, 128]", arg1: "f32[128, 128, 6]", arg2: "f32[192, 128, 128]", arg3: "b8[32, 6, 128, 128]", arg4: "bf16[192, 128, 128]", arg5: "f32[32, 6, 128, 128]", arg6: "f32[32, 6, 128, 128]", arg7: "f32[32, 6, 128, 128]", arg8: "f32[32, 6, 128, 128]", arg9: "f32[32, 6, 128, 128]", arg10: "f32[32, 6, 128, 128]", arg11: "f32[32, 6, 128, 128]", arg12: "f32[32, 6, 128, 1]", arg13: "f32[32, 6, 128, 1]", arg14: "b8[32, 6, 128, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]"):
        eq: "b8[128, 128]" = torch.ops.aten.eq.Scalar(arg0, -1)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.float32)
        full_2: "f32[32, 6]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_3: "f32[32, 6, 128, 128]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        permute: "f32[6, 128, 128]" = torch.ops.aten.permute.default(arg1, [2, 0, 1])
        reshape: "f32[32, 6, 128, 128]" = torch.ops.aten.reshape.default(arg2, p2)
        unsqueeze: "f32[1, 6, 128, 128]" = torch.ops.aten.unsqueeze.default(permute, 0)
        unsqueeze_1: "b8[128, 128, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[192, 128, 128]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        reshape_1: "f32[32, 6, 128, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        mul_1: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(reshape_1, mul)
        convert_element_type_2: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_3: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        convert_element_type_4: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        convert_element_type_5: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        convert_element_type_6: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        convert_element_type_7: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        convert_element_type_8: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(arg11, torch.float32)
        iota: "i64[128]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze_2: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_3: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 1)
        unsqueeze_4: "i64[1, 1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_5: "i64[1, 1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        le: "b8[1, 1, 128, 128]" = torch.ops.aten.le.Tensor(unsqueeze_4, unsqueeze_5)
        expand: "b8[32, 1, 128, 128]" = torch.ops.aten.expand.default(le, p7)
        where: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, unsqueeze, full_1)
        where_1: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_2, full)
        sum_1: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_1, [0], True, dtype = torch.float32)
        where_2: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_3, full)
        sum_2: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_2, [0], True, dtype = torch.float32)
        where_3: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_4, full)
        sum_3: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_3, [0], True, dtype = torch.float32)
        where_4: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_5, full)
        sum_4: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_4, [0], True, dtype = torch.float32)
        where_5: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_6, full)
        sum_5: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_5, [0], True, dtype = torch.float32)
        where_6: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_7, full)
        sum_6: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_6, [0], True, dtype = torch.float32)
        where_7: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_8, full)
        sum_7: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_7, [0], True, dtype = torch.float32)
        add_1: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(sum_1, sum_7)
        add_2: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_1, sum_6)
        add_3: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_2, sum_4)
        add_4: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_3, sum_2)
        add_5: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_4, sum_3)
        add_6: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_5, sum_5)
        convert_element_type_9: "bf16[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(where, torch.bfloat16)
        add_7: "f32[32, 6, 128, 128]" = torch.ops.aten.add.Tensor(reshape, convert_element_type_9)
        sub: "f32[32, 6, 128, 128]" = torch.ops.aten.sub.Tensor(add_7, arg12)
        exp: "f32[32, 6, 128, 128]" = torch.ops.aten.exp.default(sub)
        div: "f32[32, 6, 128, 128]" = torch.ops.aten.div.Tensor(exp, arg13)
        where_8: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(arg14, full_3, div)
        mul_2: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(arg3, where_8)
        mul_3: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(mul_1, where_8)
        mul_4: "f32[32, 6, 128, 128]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        expand_1: "f32[32, 6, 128, 128]" = torch.ops.aten.expand.default(mul_4, p8)
        neg: "f32[32, 6, 128, 128]" = torch.ops.aten.neg.default(where_8)
        reshape_2: "f32[192, 128, 128]" = torch.ops.aten.reshape.default(expand_1, p9)
        permute_1: "f32[192, 128, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        sum_8: "f32[32, 6, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        convert_element_type_10: "bf16[192, 128, 128]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        fma: "f32[32, 6, 128, 128]" = torch.ops.prims.fma.default(neg, sum_8, mul_3)
        reshape_3: "f32[192, 128, 128]" = torch.ops.aten.reshape.default(fma, p10)
        convert_element_type_11: "bf16[192, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        convert_element_type_12: "f32[32, 6, 128, 128]" = torch.ops.prims.convert_element_type.default(fma, torch.float32)
        where_9: "f32[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, convert_element_type_12, full)
        sum_9: "f32[1, 6, 128, 128]" = torch.ops.aten.sum.dim_IntList(where_9, [0], True, dtype = torch.float32)
        add_8: "f32[1, 6, 128, 128]" = torch.ops.aten.add.Tensor(add_6, sum_9)
        squeeze: "f32[6, 128, 128]" = torch.ops.aten.squeeze.dim(add_8, 0)
        permute_2: "f32[128, 128, 6]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        where_10: "f32[128, 128, 6]" = torch.ops.aten.where.self(unsqueeze_1, full, permute_2)
        clone: "f32[128, 128, 6]" = torch.ops.aten.clone.default(where_10, memory_format = torch.contiguous_format)
        index_put: "f32[32, 6]" = torch.ops.aten.index_put.default(full_2, [arg0], clone, True)
        return (convert_element_type_10, convert_element_type_11, index_put)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
