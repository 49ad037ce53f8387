"""assay repro 1
pattern 8a5c6c14bc7cc0525b4e7b86d736b6413b38f7a56f364328d035cfc354d6cb71
home    a122dd741c55
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[32, 512]", arg1: "i64[32, 512]", arg2: "bf16[16384, 768]", arg3: "bf16[16384, 768]", arg4: "bf16[16384, 768]", arg5: "bf16[30528, 768]", arg6: "b8[32, 512, 768]", arg7: "f32[32, 512, 768]", arg8: "f32[768]", arg9: "f32[32, 512, 768]", arg10: "f32[32, 512, 1]", arg11: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size"):
        eq: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg0, 1)
        eq_1: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg1, 1)
        full: "f32[30527, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[514, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_1: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg3, p3)
        reshape_2: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg4, p4)
        slice_1: "bf16[30527, 768]" = torch.ops.aten.slice.Tensor(arg5, 0, p5, p6, p7)
        unsqueeze: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg7, convert_element_type_1)
        convert_element_type_2: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        convert_element_type_3: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_3)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg8)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg9)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg9)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg9, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg10, sub_1)
        where: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze, arg11, mul_7)
        index_put: "f32[30527, 768]" = torch.ops.aten.index_put.default(full, [arg0], where, True)
        where_1: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze_1, arg11, mul_7)
        index_put_1: "f32[514, 768]" = torch.ops.aten.index_put.default(full_1, [arg1], where_1, True)
        convert_element_type_4: "f32[30527, 768]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        add_3: "f32[30527, 768]" = torch.ops.aten.add.Tensor(convert_element_type_4, index_put)
        return (sum_1, sum_2, index_put_1, add_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
