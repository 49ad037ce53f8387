"""assay repro 1
pattern 9aa66b8130bbe712a3a5ac7c86ff932adc3aba025a8ef7a1d581911c8596dda3
home    bca2807350b1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 1024]", arg1: "bf16[8192, 768]", arg2: "bf16[8192, 768]", arg3: "bf16[8192, 768]", arg4: "i64[1, 4096]", arg5: "i64[1, 4096]", arg6: "b8[8, 1024, 768]", arg7: "bf16[50358, 768]", arg8: "f32[8, 1024, 768]", arg9: "f32[768]", arg10: "f32[8, 1024, 768]", arg11: "f32[8, 1024, 1]", arg12: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size[]"):
        eq: "b8[8, 1024]" = torch.ops.aten.eq.Scalar(arg0, 0)
        full: "f32[50358, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[2, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_2: "f32[4096, 768]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        reshape: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(arg1, p3)
        reshape_1: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(arg2, p4)
        reshape_2: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(arg3, p5)
        slice_1: "i64[1, 1024]" = torch.ops.aten.slice.Tensor(arg4, 1, p6, p7, p8)
        eq_1: "b8[1, 1024]" = torch.ops.aten.eq.Scalar(slice_1, -1)
        slice_2: "i64[1, 1024]" = torch.ops.aten.slice.Tensor(arg5, 1, p9, p10, p11)
        expand: "i64[8, 1024]" = torch.ops.aten.expand.default(slice_2, p12)
        eq_2: "b8[8, 1024]" = torch.ops.aten.eq.Scalar(expand, -1)
        unsqueeze: "b8[8, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[8, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq_2, 2)
        unsqueeze_2: "b8[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        mul: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[50358, 768]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        convert_element_type_2: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(arg8, convert_element_type_2)
        convert_element_type_3: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        convert_element_type_4: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_4)
        mul_1: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(add_2, arg9)
        mul_2: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(add_2, arg10)
        mul_3: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg10)
        mul_4: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(arg10, sum_3)
        sum_4: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(arg11, sub_1)
        mul_7: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_6, mul)
        sum_5: "f32[1, 1024, 768]" = torch.ops.aten.sum.dim_IntList(mul_7, [0], True, dtype = torch.float32)
        where: "f32[8, 1024, 768]" = torch.ops.aten.where.self(unsqueeze, arg12, mul_7)
        index_put: "f32[50358, 768]" = torch.ops.aten.index_put.default(full, [arg0], where, True)
        add_3: "f32[50358, 768]" = torch.ops.aten.add.Tensor(convert_element_type_1, index_put)
        where_1: "f32[8, 1024, 768]" = torch.ops.aten.where.self(unsqueeze_1, arg12, mul_7)
        index_put_1: "f32[2, 768]" = torch.ops.aten.index_put.default(full_1, [expand], where_1, True)
        where_2: "f32[1, 1024, 768]" = torch.ops.aten.where.self(unsqueeze_2, arg12, sum_5)
        index_put_2: "f32[4096, 768]" = torch.ops.aten.index_put.default(full_2, [slice_1], where_2, True)
        return (sum_1, sum_2, add_3, index_put_1, index_put_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
