"""assay repro 1
pattern 5e1252ea872b4c188cd10b542dc80db1a6682d296e135a6ae32087b7737b4e06
home    c7e7254f2837
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[32, 512]", arg1: "bf16[16384, 768]", arg2: "bf16[16384, 768]", arg3: "bf16[16384, 768]", arg4: "b8[32, 512, 768]", arg5: "bf16[50000, 768]", arg6: "f32[32, 512, 768]", arg7: "f32[768]", arg8: "f32[32, 512, 768]", arg9: "f32[32, 512, 1]", arg10: "f32[]", arg11: "i64[32, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        eq: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg0, 0)
        full: "f32[50000, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[2, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_2: "b8[32, 512, 1]" = torch.ops.aten.full.default(p2, False, dtype = torch.bool)
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg1, p3)
        reshape_1: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg2, p4)
        reshape_2: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg3, p5)
        unsqueeze: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[50000, 768]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_2: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg6, convert_element_type_2)
        convert_element_type_3: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        convert_element_type_4: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_4)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg7)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg8)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg8)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg8, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg9, sub_1)
        where: "f32[32, 512, 768]" = torch.ops.aten.where.self(full_2, arg10, mul_7)
        index_put: "f32[2, 768]" = torch.ops.aten.index_put.default(full_1, [arg11], where, True)
        where_1: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze, arg10, mul_7)
        index_put_1: "f32[50000, 768]" = torch.ops.aten.index_put.default(full, [arg0], where_1, True)
        add_3: "f32[50000, 768]" = torch.ops.aten.add.Tensor(convert_element_type_1, index_put_1)
        return (sum_1, sum_2, index_put, add_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
