"""assay repro 1
pattern a31d00efc89b04ff000124ca7ecbb0548bdd8db9d79b5440ac319399a8cede8a
home    921357035b68
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1, 1]", arg1: "bf16[12608, 768]", arg2: "bf16[12608, 768]", arg3: "bf16[12608, 768]", arg4: "bf16[12608, 768]", arg5: "f32[768]", arg6: "f32[64, 197, 768]", arg7: "f32[64, 197, 1]", arg8: "f32[64, 197, 768]", arg9: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        add: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(arg0, 0.9090909090909091)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add)
        reshape: "bf16[64, 197, 768]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[64, 197, 768]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[64, 197, 768]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_3: "bf16[64, 197, 768]" = torch.ops.aten.reshape.default(arg4, p3)
        convert_element_type: "f32[64, 197, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[64, 197, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[64, 197, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_1: "f32[64, 197, 768]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_2: "f32[64, 197, 768]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_1)
        mul: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(add_2, arg5)
        mul_1: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(add_2, arg6)
        mul_2: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(mul, arg6)
        mul_3: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(arg6, sum_3)
        sum_4: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 197, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 197, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(arg7, sub_1)
        add_3: "f32[64, 197, 768]" = torch.ops.aten.add.Tensor(arg8, mul_5)
        mul_6: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(add_3, floor)
        div: "f32[64, 197, 768]" = torch.ops.aten.div.Tensor(mul_6, 0.9090909090909091)
        mul_7: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(div, arg9)
        mul_8: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(div, reshape_3)
        sum_5: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 1], True, dtype = torch.float32)
        reshape_4: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_3: "bf16[64, 197, 768]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        reshape_5: "bf16[12608, 768]" = torch.ops.aten.reshape.default(convert_element_type_3, p5)
        permute: "bf16[768, 12608]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_6: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[768]" = torch.ops.aten.reshape.default(sum_6, p6)
        convert_element_type_4: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (sum_1, sum_2, add_3, reshape_4, reshape_5, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
