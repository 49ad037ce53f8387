"""assay repro 1
pattern 047241c6a370de7f9cff61429887883d88473d21a7a5a4849a04c99df0183827
home    2b1779fa389f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 128, 2048]", arg1: "f32[1, 128, 2048]", arg2: "f32[32, 128, 1]", arg3: "i64[32, 128]", arg4: "i64[1, 128]", arg5: "bf16[4096, 2048]", arg6: "bf16[4096, 2048]", arg7: "bf16[4096, 2048]", arg8: "bf16[50264, 2048]", arg9: "f32[32, 128, 1]", arg10: "f32[2048]", arg11: "f32[32, 128, 2048]", arg12: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size"):
        add: "f32[32, 128, 2048]" = torch.ops.aten.add.Tensor(arg0, arg1)
        div: "f32[32, 128, 1]" = torch.ops.aten.div.Tensor(arg2, 2048.0)
        eq: "b8[32, 128]" = torch.ops.aten.eq.Scalar(arg3, -1)
        eq_1: "b8[1, 128]" = torch.ops.aten.eq.Scalar(arg4, -1)
        full: "f32[50257, 2048]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[2048, 2048]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "bf16[32, 128, 2048]" = torch.ops.aten.reshape.default(arg5, p2)
        reshape_1: "bf16[32, 128, 2048]" = torch.ops.aten.reshape.default(arg6, p3)
        reshape_2: "bf16[32, 128, 2048]" = torch.ops.aten.reshape.default(arg7, p4)
        slice_1: "bf16[50257, 2048]" = torch.ops.aten.slice.Tensor(arg8, 0, p5, p6, p7)
        sub: "f32[32, 128, 2048]" = torch.ops.aten.sub.Tensor(add, arg9)
        mul: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "b8[32, 128, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[1, 128, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[32, 128, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[32, 128, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[32, 128, 2048]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_1: "f32[32, 128, 2048]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_2: "f32[32, 128, 2048]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_1)
        mul_1: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(add_2, arg10)
        mul_2: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_3: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(mul_1, 2048.0)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[32, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[32, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[32, 128, 2048]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[32, 128, 2048]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_3: "f32[32, 128, 2048]" = torch.ops.aten.add.Tensor(arg11, mul_6)
        sum_5: "f32[1, 128, 2048]" = torch.ops.aten.sum.dim_IntList(add_3, [0], True, dtype = torch.float32)
        where: "f32[32, 128, 2048]" = torch.ops.aten.where.self(unsqueeze, arg12, add_3)
        index_put: "f32[50257, 2048]" = torch.ops.aten.index_put.default(full, [arg3], where, True)
        where_1: "f32[1, 128, 2048]" = torch.ops.aten.where.self(unsqueeze_1, arg12, sum_5)
        index_put_1: "f32[2048, 2048]" = torch.ops.aten.index_put.default(full_1, [arg4], where_1, True)
        convert_element_type_3: "f32[50257, 2048]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        add_4: "f32[50257, 2048]" = torch.ops.aten.add.Tensor(convert_element_type_3, index_put)
        return (sum_1, sum_2, index_put_1, add_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
