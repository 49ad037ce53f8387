"""assay repro 1
pattern b640ed9a4f9031fe21f5e22a179880576b03709cb2c7d13482e62a0a463685fa
home    1373ebc3a307
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 128]", arg1: "i64[8, 128]", arg2: "bf16[1024, 1024]", arg3: "bf16[1024, 1024]", arg4: "bf16[1024, 1024]", arg5: "b8[8, 128, 1024]", arg6: "f32[8, 128, 1024]", arg7: "f32[1024]", arg8: "f32[8, 128, 1024]", arg9: "f32[8, 128, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        eq: "b8[8, 128]" = torch.ops.aten.eq.Scalar(arg0, 0)
        eq_1: "b8[8, 128]" = torch.ops.aten.eq.Scalar(arg1, 0)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[30522, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_2: "f32[512, 1024]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_1: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg3, p3)
        reshape_2: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg4, p4)
        unsqueeze: "b8[8, 128, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[8, 128, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(arg6, convert_element_type_1)
        convert_element_type_2: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        convert_element_type_3: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_3)
        mul_1: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_2: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg7)
        mul_3: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg8)
        mul_4: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_2, arg8)
        mul_5: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_2, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[8, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(arg8, sum_3)
        sum_4: "f32[8, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[8, 128, 1024]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[8, 128, 1024]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(arg9, sub_1)
        where: "f32[8, 128, 1024]" = torch.ops.aten.where.self(unsqueeze, full, mul_7)
        index_put: "f32[30522, 1024]" = torch.ops.aten.index_put.default(full_1, [arg0], where, True)
        where_1: "f32[8, 128, 1024]" = torch.ops.aten.where.self(unsqueeze_1, full, mul_7)
        index_put_1: "f32[512, 1024]" = torch.ops.aten.index_put.default(full_2, [arg1], where_1, True)
        return (sum_1, sum_2, index_put, index_put_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
