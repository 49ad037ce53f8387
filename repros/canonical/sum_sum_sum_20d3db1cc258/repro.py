"""assay repro 1
pattern 20d3db1cc258a1eb1a3cd7b35fcac3e4fb2f980e32ed8dac1a1422502f9568b7
home    689e5cae98a5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 196, 1]", arg1: "f32[64, 197, 1]", arg2: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg3: "f32[64, 50, 384]", arg4: "f32[64, 197, 384]", arg5: "f32[64, 50, 384]", arg6: "f32[64, 197, 384]", arg7: "f32[64, 197, 1]", arg8: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg9: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg10: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg11: "f32[384]", arg12: "f32[64, 197, 384]", arg13: "f32[384]", arg14: "f32[64, 196, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size[]"):
        div: "f32[64, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        div_1: "f32[64, 197, 1]" = torch.ops.aten.div.Tensor(arg1, 384.0)
        reshape: "bf16[64, 384, 196]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[64, 196, 384]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        slice_1: "f32[64, 1, 384]" = torch.ops.aten.slice.Tensor(arg3, 1, p1, p2, p3)
        slice_2: "f32[64, 1, 384]" = torch.ops.aten.slice.Tensor(arg4, 1, p4, p5, p6)
        slice_3: "f32[64, 1, 384]" = torch.ops.aten.slice.Tensor(arg5, 1, p7, p8, p9)
        add: "f32[64, 1, 384]" = torch.ops.aten.add.Tensor(slice_1, slice_3)
        add_1: "f32[64, 1, 384]" = torch.ops.aten.add.Tensor(add, slice_2)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(arg6, arg7)
        mul: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub, arg1)
        convert_element_type: "f32[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        convert_element_type_1: "f32[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        convert_element_type_2: "f32[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        add_2: "f32[64, 384, 14, 14]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_3: "f32[64, 384, 14, 14]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_1)
        reshape_1: "f32[64, 384, 196]" = torch.ops.aten.reshape.default(add_3, p10)
        permute_1: "f32[64, 196, 384]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        cat: "f32[64, 197, 384]" = torch.ops.aten.cat.default([add_1, permute_1], 1)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(cat, arg11)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(cat, mul)
        mul_3: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(cat, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(div_1, sub_2)
        add_4: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(arg12, mul_6)
        slice_4: "f32[64, 196, 384]" = torch.ops.aten.slice.Tensor(add_4, 1, p11, p12, p13)
        permute_2: "f32[64, 384, 196]" = torch.ops.aten.permute.default(slice_4, [0, 2, 1])
        permute_3: "f32[64, 196, 384]" = torch.ops.aten.permute.default(permute_2, [0, 2, 1])
        mul_7: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(permute_3, arg13)
        mul_8: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul_7, 384.0)
        slice_5: "f32[64, 1, 384]" = torch.ops.aten.slice.Tensor(add_4, 1, p14, p15, p16)
        sum_5: "f32[384]" = torch.ops.aten.sum.dim_IntList(permute_3, [0, 1])
        sum_6: "f32[1, 1, 384]" = torch.ops.aten.sum.dim_IntList(slice_5, [0], True, dtype = torch.float32)
        sum_7: "f32[64, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True)
        sub_3: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(mul_8, sum_7)
        convert_element_type_3: "f32[64, 196, 384]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub_4: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_3, arg14)
        mul_9: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(sub_4, arg0)
        mul_10: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul_7, mul_9)
        mul_11: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(permute_3, mul_9)
        sum_8: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 1])
        sum_9: "f32[64, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [2], True)
        mul_12: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul_9, sum_9)
        sub_5: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(sub_3, mul_12)
        mul_13: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(div, sub_5)
        convert_element_type_4: "bf16[64, 196, 384]" = torch.ops.prims.convert_element_type.default(mul_13, torch.bfloat16)
        permute_4: "bf16[64, 384, 196]" = torch.ops.aten.permute.default(convert_element_type_4, [0, 2, 1])
        reshape_2: "bf16[64, 384, 14, 14]" = torch.ops.aten.reshape.default(permute_4, p17)
        sum_10: "bf16[384]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 2, 3])
        convert_element_type_5: "f32[384]" = torch.ops.prims.convert_element_type.default(sum_10, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, sum_8, reshape_2, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
