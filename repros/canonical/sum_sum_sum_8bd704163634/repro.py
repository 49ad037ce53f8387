"""assay repro 1
pattern 8bd704163634001e6093f184cebf80ef5a7c0f12a7bff4573e8f32dbfcad1f70
home    af47d04e1d45
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 197, 1]", arg1: "bf16[25216, 256]", arg2: "f32[128, 197, 256]", arg3: "f32[128, 197, 1]", arg4: "f32[256]", arg5: "f32[128, 197, 256]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]"):
        div: "f32[128, 197, 1]" = torch.ops.aten.div.Tensor(arg0, 256.0)
        reshape: "bf16[128, 197, 256]" = torch.ops.aten.reshape.default(arg1, p0)
        sub: "f32[128, 197, 256]" = torch.ops.aten.sub.Tensor(arg2, arg3)
        mul: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[128, 197, 256]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, arg4)
        mul_2: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        mul_4: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(mul_1, 256.0)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[128, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 197, 256]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 197, 256]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add: "f32[128, 197, 256]" = torch.ops.aten.add.Tensor(arg5, mul_6)
        slice_1: "f32[128, 1, 256]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        convert_element_type_1: "bf16[128, 1, 256]" = torch.ops.prims.convert_element_type.default(slice_1, torch.bfloat16)
        reshape_1: "bf16[128, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        permute: "bf16[256, 128]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 256]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[256]" = torch.ops.aten.reshape.default(sum_5, p5)
        convert_element_type_2: "f32[256]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, add, reshape_1, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
