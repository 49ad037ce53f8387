"""assay repro 1
pattern 7865d6ca2e3b5feeceb930dbcac4420fd91b0ae2ca244c9e04970c7478bc8409
home    dde7a8f8f340
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 1024]", arg1: "bf16[2048, 1024]", arg2: "bf16[3072, 1024]", arg3: "bf16[3072, 1024]", arg4: "bf16[3072, 1024]", arg5: "b8[8, 384, 1024]", arg6: "f32[8, 384, 1024]", arg7: "f32[1024]", arg8: "f32[8, 384, 1024]", arg9: "f32[8, 384, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size[]", p8: "size[]"):
        reshape: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 2, 128, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_3: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg3, p3)
        reshape_4: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg4, p4)
        convert_element_type: "bf16[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(arg5, torch.bfloat16)
        mul: "bf16[8, 384, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_2: "f32[8, 2, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        permute: "f32[8, 128, 2, 1024]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 2, 1, 3])
        select: "f32[8, 128, 1024]" = torch.ops.aten.select.int(permute, 2, p5)
        select_1: "f32[8, 128, 1024]" = torch.ops.aten.select.int(permute, 2, p6)
        cat: "f32[8, 384, 1024]" = torch.ops.aten.cat.default([convert_element_type_1, select, select_1], 1)
        add: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(arg6, cat)
        convert_element_type_3: "f32[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_1: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        convert_element_type_4: "f32[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add_2: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_4)
        convert_element_type_5: "f32[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        add_3: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_5)
        mul_1: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(add_3, arg7)
        mul_2: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(add_3, arg8)
        mul_3: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg8)
        mul_4: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul_1, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(add_3, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[8, 384, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(arg8, sum_3)
        sum_4: "f32[8, 384, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(arg9, sub_1)
        convert_element_type_6: "bf16[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        mul_7: "bf16[8, 384, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_6, mul)
        reshape_5: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(mul_7, p7)
        permute_1: "bf16[1024, 3072]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_5: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[1024]" = torch.ops.aten.reshape.default(sum_5, p8)
        convert_element_type_7: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (sum_1, sum_2, mul_6, reshape_5, permute_1, convert_element_type_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
