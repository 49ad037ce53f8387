"""assay repro 1
pattern 6e63707c2304b9799c641f603b26c19f6e1173bc8b0f59922bc3c1485c77eb97
home    8ac47e6b1b67
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[64, 512]", arg1: "i64[1, 512]", arg2: "i64[1, 512]", arg3: "bf16[32768, 128]", arg4: "b8[64, 512, 128]", arg5: "bf16[30522, 128]", arg6: "f32[128]", arg7: "f32[64, 512, 128]", arg8: "f32[64, 512, 1]", arg9: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        eq: "b8[64, 512]" = torch.ops.aten.eq.Scalar(arg0, 0)
        eq_1: "b8[1, 512]" = torch.ops.aten.eq.Scalar(arg1, -1)
        expand: "i64[64, 512]" = torch.ops.aten.expand.default(arg2, p0)
        eq_2: "b8[64, 512]" = torch.ops.aten.eq.Scalar(expand, -1)
        full: "f32[30522, 128]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_1: "f32[512, 128]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        full_2: "f32[2, 128]" = torch.ops.aten.full.default(p3, 0.0, dtype = torch.float32)
        reshape: "bf16[64, 512, 128]" = torch.ops.aten.reshape.default(arg3, p4)
        unsqueeze: "b8[64, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        unsqueeze_2: "b8[64, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_2, 2)
        convert_element_type: "f32[64, 512, 128]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul: "f32[64, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[30522, 128]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_2: "f32[64, 512, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[64, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        mul_2: "f32[64, 512, 128]" = torch.ops.aten.mul.Tensor(mul_1, arg6)
        mul_3: "f32[64, 512, 128]" = torch.ops.aten.mul.Tensor(mul_1, arg7)
        mul_4: "f32[64, 512, 128]" = torch.ops.aten.mul.Tensor(mul_2, arg7)
        mul_5: "f32[64, 512, 128]" = torch.ops.aten.mul.Tensor(mul_2, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[64, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[64, 512, 128]" = torch.ops.aten.mul.Tensor(arg7, sum_3)
        sum_4: "f32[64, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[64, 512, 128]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[64, 512, 128]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[64, 512, 128]" = torch.ops.aten.mul.Tensor(arg8, sub_1)
        sum_5: "f32[1, 512, 128]" = torch.ops.aten.sum.dim_IntList(mul_7, [0], True, dtype = torch.float32)
        where: "f32[64, 512, 128]" = torch.ops.aten.where.self(unsqueeze, arg9, mul_7)
        index_put: "f32[30522, 128]" = torch.ops.aten.index_put.default(full, [arg0], where, True)
        add: "f32[30522, 128]" = torch.ops.aten.add.Tensor(convert_element_type_1, index_put)
        where_1: "f32[64, 512, 128]" = torch.ops.aten.where.self(unsqueeze_2, arg9, mul_7)
        index_put_1: "f32[2, 128]" = torch.ops.aten.index_put.default(full_2, [expand], where_1, True)
        where_2: "f32[1, 512, 128]" = torch.ops.aten.where.self(unsqueeze_1, arg9, sum_5)
        index_put_2: "f32[512, 128]" = torch.ops.aten.index_put.default(full_1, [arg1], where_2, True)
        return (sum_1, sum_2, add, index_put_1, index_put_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
