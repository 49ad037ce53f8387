"""assay repro 1
pattern 6b12c1e7d6075ab977c72b42f83fd302fc66518c34fa2b6150ff8b8ac5223b99
home    a8a3bfd74e6e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[16, 512]", arg1: "i64[1, 512]", arg2: "bf16[8192, 1024]", arg3: "bf16[8192, 1024]", arg4: "bf16[8192, 1024]", arg5: "b8[16, 512, 1024]", arg6: "bf16[29056, 1024]", arg7: "f32[1024]", arg8: "f32[16, 512, 1024]", arg9: "f32[16, 512, 1]", arg10: "f32[16, 512, 1024]", arg11: "f32[]", arg12: "i64[16, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        eq: "b8[16, 512]" = torch.ops.aten.eq.Scalar(arg0, 0)
        eq_1: "b8[1, 512]" = torch.ops.aten.eq.Scalar(arg1, -1)
        full: "f32[29056, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[512, 1024]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_2: "f32[2, 1024]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        full_3: "b8[16, 512, 1]" = torch.ops.aten.full.default(p3, False, dtype = torch.bool)
        reshape: "bf16[16, 512, 1024]" = torch.ops.aten.reshape.default(arg2, p4)
        reshape_1: "bf16[16, 512, 1024]" = torch.ops.aten.reshape.default(arg3, p5)
        reshape_2: "bf16[16, 512, 1024]" = torch.ops.aten.reshape.default(arg4, p6)
        unsqueeze: "b8[16, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[29056, 1024]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        convert_element_type_2: "f32[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_3: "f32[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_4: "f32[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[16, 512, 1024]" = torch.ops.aten.add.Tensor(convert_element_type_2, convert_element_type_4)
        add_1: "f32[16, 512, 1024]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        mul_1: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(add_1, arg7)
        mul_2: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(add_1, arg8)
        mul_3: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg8)
        mul_4: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_1, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(arg8, sum_3)
        sum_4: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[16, 512, 1024]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[16, 512, 1024]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(arg9, sub_1)
        add_2: "f32[16, 512, 1024]" = torch.ops.aten.add.Tensor(arg10, mul_6)
        mul_7: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(add_2, mul)
        sum_5: "f32[1, 512, 1024]" = torch.ops.aten.sum.dim_IntList(mul_7, [0], True, dtype = torch.float32)
        where: "f32[16, 512, 1024]" = torch.ops.aten.where.self(full_3, arg11, mul_7)
        index_put: "f32[2, 1024]" = torch.ops.aten.index_put.default(full_2, [arg12], where, True)
        where_1: "f32[16, 512, 1024]" = torch.ops.aten.where.self(unsqueeze, arg11, mul_7)
        index_put_1: "f32[29056, 1024]" = torch.ops.aten.index_put.default(full, [arg0], where_1, True)
        add_3: "f32[29056, 1024]" = torch.ops.aten.add.Tensor(convert_element_type_1, index_put_1)
        where_2: "f32[1, 512, 1024]" = torch.ops.aten.where.self(unsqueeze_1, arg11, sum_5)
        index_put_2: "f32[512, 1024]" = torch.ops.aten.index_put.default(full_1, [arg1], where_2, True)
        return (sum_1, sum_2, index_put, add_3, index_put_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
