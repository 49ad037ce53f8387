"""assay repro 1
pattern c23cf98b9275f3d9995b006ead43fb225a89a70d5ed3252cce2fed8847b1124f
home    f47efa5d3bdb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 512, 1]", arg1: "i64[16, 512]", arg2: "f32[1, 512, 2048]", arg3: "f32[16, 512, 2048]", arg4: "bf16[8192, 2048]", arg5: "bf16[8192, 2048]", arg6: "bf16[8192, 2048]", arg7: "i64[1, 512]", arg8: "f32[16, 512, 1]", arg9: "b8[16, 512, 2048]", arg10: "f32[16, 512, 2048]", arg11: "f32[16, 512, 1]", arg12: "f32[2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size"):
        div: "f32[16, 512, 1]" = torch.ops.aten.div.Tensor(arg0, 2048.0)
        eq: "b8[16, 512]" = torch.ops.aten.eq.Scalar(arg1, 2)
        expand: "f32[16, 512, 2048]" = torch.ops.aten.expand.default(arg2, p0)
        add: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(arg3, expand)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[30145, 2048]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_2: "f32[512, 2048]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        reshape: "bf16[16, 512, 2048]" = torch.ops.aten.reshape.default(arg4, p3)
        reshape_1: "bf16[16, 512, 2048]" = torch.ops.aten.reshape.default(arg5, p4)
        reshape_2: "bf16[16, 512, 2048]" = torch.ops.aten.reshape.default(arg6, p5)
        slice_1: "i64[1, 512]" = torch.ops.aten.slice.Tensor(arg7, 1, p6, p7, p8)
        eq_1: "b8[1, 512]" = torch.ops.aten.eq.Scalar(slice_1, -1)
        sub: "f32[16, 512, 2048]" = torch.ops.aten.sub.Tensor(add, arg8)
        mul: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "b8[16, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        mul_1: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add_1: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(arg10, convert_element_type_1)
        convert_element_type_2: "f32[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_2: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        convert_element_type_3: "f32[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_3: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_3)
        mul_2: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(add_3, arg11)
        mul_3: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_2, mul_1)
        mul_4: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_3, arg12)
        mul_5: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_3, mul)
        mul_6: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_4, mul)
        mul_7: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_4, 2048.0)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1])
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_6, [2], True)
        mul_8: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        sub_1: "f32[16, 512, 2048]" = torch.ops.aten.sub.Tensor(mul_7, sum_4)
        sub_2: "f32[16, 512, 2048]" = torch.ops.aten.sub.Tensor(sub_1, mul_8)
        mul_9: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(div, sub_2)
        sum_5: "f32[1, 512, 2048]" = torch.ops.aten.sum.dim_IntList(mul_9, [0], True, dtype = torch.float32)
        where: "f32[16, 512, 2048]" = torch.ops.aten.where.self(unsqueeze, full, mul_9)
        index_put: "f32[30145, 2048]" = torch.ops.aten.index_put.default(full_1, [arg1], where, True)
        where_1: "f32[1, 512, 2048]" = torch.ops.aten.where.self(unsqueeze_1, full, sum_5)
        index_put_1: "f32[512, 2048]" = torch.ops.aten.index_put.default(full_2, [slice_1], where_1, True)
        return (sum_1, sum_2, index_put, index_put_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
