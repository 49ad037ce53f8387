"""assay repro 1
pattern e45154558063301cc989a9c0852e526de2eb47618305aecf2f4033119a85125a
home    b198e90b082e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[32, 512]", arg1: "i64[1, 512]", arg2: "i64[1, 512]", arg3: "bf16[16384, 768]", arg4: "bf16[16384, 768]", arg5: "bf16[16384, 768]", arg6: "b8[32, 512, 768]", arg7: "bf16[30522, 768]", arg8: "f32[32, 512, 768]", arg9: "f32[768]", arg10: "f32[32, 512, 768]", arg11: "f32[32, 512, 1]", arg12: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        eq: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg0, 0)
        eq_1: "b8[1, 512]" = torch.ops.aten.eq.Scalar(arg1, -1)
        expand: "i64[32, 512]" = torch.ops.aten.expand.default(arg2, p0)
        eq_2: "b8[32, 512]" = torch.ops.aten.eq.Scalar(expand, -1)
        full: "f32[30522, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_1: "f32[512, 768]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        full_2: "f32[2, 768]" = torch.ops.aten.full.default(p3, 0.0, dtype = torch.float32)
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg3, p4)
        reshape_1: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg4, p5)
        reshape_2: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg5, p6)
        unsqueeze: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        unsqueeze_2: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_2, 2)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[30522, 768]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        convert_element_type_2: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg8, convert_element_type_2)
        convert_element_type_3: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        convert_element_type_4: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_4)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg9)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg10)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg10)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg10, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg11, sub_1)
        sum_5: "f32[1, 512, 768]" = torch.ops.aten.sum.dim_IntList(mul_7, [0], True, dtype = torch.float32)
        where: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze, arg12, mul_7)
        index_put: "f32[30522, 768]" = torch.ops.aten.index_put.default(full, [arg0], where, True)
        add_3: "f32[30522, 768]" = torch.ops.aten.add.Tensor(convert_element_type_1, index_put)
        where_1: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze_2, arg12, mul_7)
        index_put_1: "f32[2, 768]" = torch.ops.aten.index_put.default(full_2, [expand], where_1, True)
        where_2: "f32[1, 512, 768]" = torch.ops.aten.where.self(unsqueeze_1, arg12, sum_5)
        index_put_2: "f32[512, 768]" = torch.ops.aten.index_put.default(full_1, [arg1], where_2, True)
        return (sum_1, sum_2, add_3, index_put_1, index_put_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
