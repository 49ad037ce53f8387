"""assay repro 1
pattern 098d2da38320ff38a242aa5a7e5b242b31f0448064a7fc9b6a12913154a4c8d6
home    7c4ff0e3cba2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 197, 1]", arg1: "bf16[25216, 768]", arg2: "bf16[25216, 768]", arg3: "f32[768]", arg4: "f32[128, 197, 768]", arg5: "f32[128, 197, 1]", arg6: "f32[768]", arg7: "f32[128, 197, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        div: "f32[128, 197, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        reshape: "bf16[128, 197, 768]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[128, 197, 768]" = torch.ops.aten.reshape.default(arg2, p1)
        mul: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(arg3, reshape_1)
        add: "f32[128, 197, 768]" = torch.ops.aten.add.Tensor(arg4, mul)
        sub: "f32[128, 197, 768]" = torch.ops.aten.sub.Tensor(add, arg5)
        mul_1: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[128, 197, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_2: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg6)
        mul_3: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(mul_2, mul_1)
        mul_4: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_1)
        mul_5: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(mul_2, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[128, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_6: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(mul_1, sum_3)
        sum_4: "f32[128, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub_1: "f32[128, 197, 768]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_2: "f32[128, 197, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_6)
        mul_7: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_1: "f32[128, 197, 768]" = torch.ops.aten.add.Tensor(arg7, mul_7)
        mul_8: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(add_1, arg3)
        mul_9: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(add_1, reshape_1)
        sum_5: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 1], True, dtype = torch.float32)
        reshape_2: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_1: "bf16[128, 197, 768]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        reshape_3: "bf16[25216, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        permute: "bf16[768, 25216]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_6: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[768]" = torch.ops.aten.reshape.default(sum_6, p4)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, add_1, reshape_2, reshape_3, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
