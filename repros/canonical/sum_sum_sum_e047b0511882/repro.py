"""assay repro 1
pattern e047b0511882a2c3e9d101e0c8e92dabc609e81e3af5a4e8eb0f999e0c61b4be
home    5e12e2587669
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1, 1]", arg1: "f32[64, 50, 384]", arg2: "f32[64, 197, 384]", arg3: "f32[64, 50, 384]", arg4: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg5: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg6: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg7: "f32[384]", arg8: "f32[64, 197, 384]", arg9: "f32[64, 197, 1]", arg10: "f32[64, 197, 384]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]", p11: "size[]"):
        add: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(arg0, 0.9777777772396803)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add)
        slice_1: "f32[64, 1, 384]" = torch.ops.aten.slice.Tensor(arg1, 1, p0, p1, p2)
        slice_2: "f32[64, 1, 384]" = torch.ops.aten.slice.Tensor(arg2, 1, p3, p4, p5)
        slice_3: "f32[64, 1, 384]" = torch.ops.aten.slice.Tensor(arg3, 1, p6, p7, p8)
        add_1: "f32[64, 1, 384]" = torch.ops.aten.add.Tensor(slice_1, slice_3)
        add_2: "f32[64, 1, 384]" = torch.ops.aten.add.Tensor(add_1, slice_2)
        convert_element_type: "f32[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        convert_element_type_1: "f32[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_2: "f32[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        add_3: "f32[64, 384, 14, 14]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_4: "f32[64, 384, 14, 14]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_1)
        reshape: "f32[64, 384, 196]" = torch.ops.aten.reshape.default(add_4, p9)
        permute: "f32[64, 196, 384]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        cat: "f32[64, 197, 384]" = torch.ops.aten.cat.default([add_2, permute], 1)
        mul: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(cat, arg7)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(cat, arg8)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul, arg8)
        mul_3: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(cat, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(arg8, sum_3)
        sum_4: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(arg9, sub_1)
        add_5: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(arg10, mul_5)
        mul_6: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(add_5, floor)
        div: "f32[64, 197, 384]" = torch.ops.aten.div.Tensor(mul_6, 0.9777777772396803)
        convert_element_type_3: "bf16[64, 197, 384]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape_1: "bf16[12608, 384]" = torch.ops.aten.reshape.default(convert_element_type_3, p10)
        permute_1: "bf16[384, 12608]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p11)
        convert_element_type_4: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, div, reshape_1, permute_1, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
