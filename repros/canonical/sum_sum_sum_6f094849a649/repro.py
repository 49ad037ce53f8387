"""assay repro 1
pattern 6f094849a649c076f7ea895af4c0d7b53f1316abf44a1226742d03c7f0c8c6d8
home    9487aa96d1f1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 197, 768]", arg1: "f32[1, 197, 768]", arg2: "f32[8, 197, 1]", arg3: "bf16[1576, 768]", arg4: "bf16[1576, 768]", arg5: "bf16[1576, 768]", arg6: "f32[8, 197, 1]", arg7: "f32[768]", arg8: "f32[8, 197, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]"):
        add: "f32[8, 197, 768]" = torch.ops.aten.add.Tensor(arg0, arg1)
        div: "f32[8, 197, 1]" = torch.ops.aten.div.Tensor(arg2, 768.0)
        reshape: "bf16[8, 197, 768]" = torch.ops.aten.reshape.default(arg3, p0)
        reshape_1: "bf16[8, 197, 768]" = torch.ops.aten.reshape.default(arg4, p1)
        reshape_2: "bf16[8, 197, 768]" = torch.ops.aten.reshape.default(arg5, p2)
        sub: "f32[8, 197, 768]" = torch.ops.aten.sub.Tensor(add, arg6)
        mul: "f32[8, 197, 768]" = torch.ops.aten.mul.Tensor(sub, arg2)
        convert_element_type: "f32[8, 197, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[8, 197, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[8, 197, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_1: "f32[8, 197, 768]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_2: "f32[8, 197, 768]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_1)
        mul_1: "f32[8, 197, 768]" = torch.ops.aten.mul.Tensor(add_2, arg7)
        mul_2: "f32[8, 197, 768]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_3: "f32[8, 197, 768]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[8, 197, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[8, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[8, 197, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[8, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[8, 197, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[8, 197, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[8, 197, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_3: "f32[8, 197, 768]" = torch.ops.aten.add.Tensor(arg8, mul_6)
        slice_1: "f32[8, 1, 768]" = torch.ops.aten.slice.Tensor(add_3, 1, p3, p4, p5)
        slice_2: "f32[8, 196, 768]" = torch.ops.aten.slice.Tensor(add_3, 1, p6, p7, p8)
        sum_5: "f32[1, 197, 768]" = torch.ops.aten.sum.dim_IntList(add_3, [0], True)
        sum_6: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(slice_1, [0], True)
        convert_element_type_3: "bf16[8, 196, 768]" = torch.ops.prims.convert_element_type.default(slice_2, torch.bfloat16)
        permute: "bf16[8, 768, 196]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 2, 1])
        reshape_3: "bf16[8, 768, 14, 14]" = torch.ops.aten.reshape.default(permute, p9)
        return (sum_1, sum_2, sum_5, sum_6, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
