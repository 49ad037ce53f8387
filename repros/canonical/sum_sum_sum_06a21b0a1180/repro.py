"""assay repro 1
pattern 06a21b0a11802dc526ec7c5729bf0bbb162b84a2ff77875303fe5a3c356157fe
home    d0217d3418a5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 196, 1]", arg1: "bf16[12544, 384]", arg2: "bf16[12544, 384]", arg3: "bf16[64, 196, 384]", arg4: "f32[64, 196, 1]", arg5: "f32[384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[64, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        reshape: "bf16[64, 196, 384]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[64, 196, 384]" = torch.ops.aten.reshape.default(arg2, p1)
        convert_element_type: "f32[64, 196, 384]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        mul: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[64, 196, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_2: "f32[64, 196, 384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_2)
        mul_1: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(add, arg5)
        mul_2: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(add, mul)
        mul_3: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[64, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_3: "bf16[64, 196, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_2: "bf16[12544, 384]" = torch.ops.aten.reshape.default(convert_element_type_3, p2)
        permute: "bf16[384, 12544]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_4: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, convert_element_type_3, reshape_2, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
