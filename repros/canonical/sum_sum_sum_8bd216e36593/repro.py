"""assay repro 1
pattern 8bd216e36593126858682a3da3da584172d349c029f06126e60421dd8f120e24
home    c983166e6aca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 197, 256]", arg1: "f32[1, 197, 256]", arg2: "f32[128, 197, 1]", arg3: "bf16[25216, 256]", arg4: "f32[128, 197, 1]", arg5: "f32[256]", arg6: "f32[128, 197, 256]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]"):
        add: "f32[128, 197, 256]" = torch.ops.aten.add.Tensor(arg0, arg1)
        div: "f32[128, 197, 1]" = torch.ops.aten.div.Tensor(arg2, 256.0)
        reshape: "bf16[128, 197, 256]" = torch.ops.aten.reshape.default(arg3, p0)
        sub: "f32[128, 197, 256]" = torch.ops.aten.sub.Tensor(add, arg4)
        mul: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(sub, arg2)
        convert_element_type: "f32[128, 197, 256]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, arg5)
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
        add_1: "f32[128, 197, 256]" = torch.ops.aten.add.Tensor(arg6, mul_6)
        slice_1: "f32[128, 1, 256]" = torch.ops.aten.slice.Tensor(add_1, 1, p1, p2, p3)
        slice_2: "f32[128, 196, 256]" = torch.ops.aten.slice.Tensor(add_1, 1, p4, p5, p6)
        sum_5: "f32[1, 197, 256]" = torch.ops.aten.sum.dim_IntList(add_1, [0], True, dtype = torch.float32)
        sum_6: "f32[1, 1, 256]" = torch.ops.aten.sum.dim_IntList(slice_1, [0], True, dtype = torch.float32)
        convert_element_type_1: "bf16[128, 196, 256]" = torch.ops.prims.convert_element_type.default(slice_2, torch.bfloat16)
        permute: "bf16[128, 256, 196]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        reshape_1: "bf16[128, 256, 14, 14]" = torch.ops.aten.reshape.default(permute, p7)
        sum_7: "bf16[256]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0, 2, 3])
        convert_element_type_2: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_7, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, reshape_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
