"""assay repro 1
pattern e08de890385adfe055cb4ff397e10aca48a5266b34fd2bfeb4f301bfbe3c8719
home    98e82b6e8370
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 512, 1536]", arg1: "f32[1, 512, 1536]", arg2: "f32[8, 512, 1]", arg3: "i64[8, 512]", arg4: "i64[1, 512]", arg5: "bf16[4096, 1536]", arg6: "bf16[4096, 1536]", arg7: "bf16[4096, 1536]", arg8: "f32[8, 512, 1]", arg9: "b8[8, 512, 1536]", arg10: "bf16[128100, 1536]", arg11: "f32[8, 512, 1536]", arg12: "f32[1536]", arg13: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        add: "f32[8, 512, 1536]" = torch.ops.aten.add.Tensor(arg0, arg1)
        div: "f32[8, 512, 1]" = torch.ops.aten.div.Tensor(arg2, 1536.0)
        eq: "b8[8, 512]" = torch.ops.aten.eq.Scalar(arg3, 0)
        eq_1: "b8[1, 512]" = torch.ops.aten.eq.Scalar(arg4, -1)
        full: "f32[128100, 1536]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[512, 1536]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "bf16[8, 512, 1536]" = torch.ops.aten.reshape.default(arg5, p2)
        reshape_1: "bf16[8, 512, 1536]" = torch.ops.aten.reshape.default(arg6, p3)
        reshape_2: "bf16[8, 512, 1536]" = torch.ops.aten.reshape.default(arg7, p4)
        sub: "f32[8, 512, 1536]" = torch.ops.aten.sub.Tensor(add, arg8)
        mul: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "b8[8, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[8, 512, 1536]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        mul_1: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[128100, 1536]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        convert_element_type_2: "f32[8, 512, 1536]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add_1: "f32[8, 512, 1536]" = torch.ops.aten.add.Tensor(arg11, convert_element_type_2)
        convert_element_type_3: "f32[8, 512, 1536]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_2: "f32[8, 512, 1536]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_3)
        convert_element_type_4: "f32[8, 512, 1536]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_3: "f32[8, 512, 1536]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_4)
        mul_2: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(add_3, mul_1)
        mul_3: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(mul_2, arg12)
        mul_4: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(mul_2, mul)
        mul_5: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(mul_3, mul)
        mul_6: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(mul_3, 1536.0)
        sum_1: "f32[1536]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[1536]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_3: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
        mul_7: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        sub_1: "f32[8, 512, 1536]" = torch.ops.aten.sub.Tensor(mul_6, sum_4)
        sub_2: "f32[8, 512, 1536]" = torch.ops.aten.sub.Tensor(sub_1, mul_7)
        mul_8: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(div, sub_2)
        sum_5: "f32[1, 512, 1536]" = torch.ops.aten.sum.dim_IntList(mul_8, [0], True, dtype = torch.float32)
        where: "f32[8, 512, 1536]" = torch.ops.aten.where.self(unsqueeze, arg13, mul_8)
        index_put: "f32[128100, 1536]" = torch.ops.aten.index_put.default(full, [arg3], where, True)
        add_4: "f32[128100, 1536]" = torch.ops.aten.add.Tensor(convert_element_type_1, index_put)
        where_1: "f32[1, 512, 1536]" = torch.ops.aten.where.self(unsqueeze_1, arg13, sum_5)
        index_put_1: "f32[512, 1536]" = torch.ops.aten.index_put.default(full_1, [arg4], where_1, True)
        return (sum_1, sum_2, add_4, index_put_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
