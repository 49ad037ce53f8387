"""assay repro 1
pattern 80abf88a09a0e297a737314275968eb872401871ae66d346c2bf6cd44b2044c3
home    813e3c3e9110
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[32, 512]", arg1: "i64[32, 512][2048, 4]", arg2: "i64[32, 512][2048, 4]", arg3: "i64[32, 512][2048, 4]", arg4: "i64[32, 512][2048, 4]", arg5: "i64[32, 512]", arg6: "i64[32, 512]", arg7: "i64[1, 512]", arg8: "bf16[16384, 768]", arg9: "bf16[16384, 768]", arg10: "bf16[16384, 768]", arg11: "b8[32, 512, 768]", arg12: "bf16[30522, 768]", arg13: "f32[32, 512, 768]", arg14: "f32[768]", arg15: "f32[32, 512, 768]", arg16: "f32[32, 512, 1]", arg17: "f32[]", arg18: "i64[32, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        eq: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg0, 0)
        eq_1: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg1, -1)
        eq_2: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg2, -1)
        eq_3: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg3, -1)
        eq_4: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg4, -1)
        eq_5: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg5, -1)
        eq_6: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg6, -1)
        eq_7: "b8[1, 512]" = torch.ops.aten.eq.Scalar(arg7, -1)
        full: "f32[30522, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[1024, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_2: "f32[512, 768]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        full_3: "f32[2, 768]" = torch.ops.aten.full.default(p3, 0.0, dtype = torch.float32)
        full_4: "b8[32, 512, 1]" = torch.ops.aten.full.default(p4, False, dtype = torch.bool)
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg8, p5)
        reshape_1: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg9, p6)
        reshape_2: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg10, p7)
        unsqueeze: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        unsqueeze_2: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_2, 2)
        unsqueeze_3: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_3, 2)
        unsqueeze_4: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_4, 2)
        unsqueeze_5: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_5, 2)
        unsqueeze_6: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_6, 2)
        unsqueeze_7: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_7, 2)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg11, torch.float32)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[30522, 768]" = torch.ops.prims.convert_element_type.default(arg12, torch.float32)
        convert_element_type_2: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg13, convert_element_type_2)
        convert_element_type_3: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        convert_element_type_4: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_4)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg14)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg15)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg15)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg15, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg16, sub_1)
        sum_5: "f32[1, 512, 768]" = torch.ops.aten.sum.dim_IntList(mul_7, [0], True, dtype = torch.float32)
        where: "f32[32, 512, 768]" = torch.ops.aten.where.self(full_4, arg17, mul_7)
        index_put: "f32[2, 768]" = torch.ops.aten.index_put.default(full_3, [arg18], where, True)
        where_1: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze, arg17, mul_7)
        index_put_1: "f32[30522, 768]" = torch.ops.aten.index_put.default(full, [arg0], where_1, True)
        add_3: "f32[30522, 768]" = torch.ops.aten.add.Tensor(convert_element_type_1, index_put_1)
        where_2: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze_1, arg17, mul_7)
        index_put_2: "f32[1024, 768]" = torch.ops.aten.index_put.default(full_1, [arg1], where_2, True)
        where_3: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze_2, arg17, mul_7)
        index_put_3: "f32[1024, 768]" = torch.ops.aten.index_put.default(full_1, [arg2], where_3, True)
        where_4: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze_3, arg17, mul_7)
        index_put_4: "f32[1024, 768]" = torch.ops.aten.index_put.default(full_1, [arg3], where_4, True)
        add_4: "f32[1024, 768]" = torch.ops.aten.add.Tensor(index_put_2, index_put_4)
        where_5: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze_4, arg17, mul_7)
        index_put_5: "f32[1024, 768]" = torch.ops.aten.index_put.default(full_1, [arg4], where_5, True)
        add_5: "f32[1024, 768]" = torch.ops.aten.add.Tensor(index_put_3, index_put_5)
        where_6: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze_5, arg17, mul_7)
        index_put_6: "f32[1024, 768]" = torch.ops.aten.index_put.default(full_1, [arg5], where_6, True)
        where_7: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze_6, arg17, mul_7)
        index_put_7: "f32[1024, 768]" = torch.ops.aten.index_put.default(full_1, [arg6], where_7, True)
        where_8: "f32[1, 512, 768]" = torch.ops.aten.where.self(unsqueeze_7, arg17, sum_5)
        index_put_8: "f32[512, 768]" = torch.ops.aten.index_put.default(full_2, [arg7], where_8, True)
        return (sum_1, sum_2, index_put, add_3, add_4, add_5, index_put_6, index_put_7, index_put_8)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
