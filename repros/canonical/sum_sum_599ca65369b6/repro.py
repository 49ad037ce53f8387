"""assay repro 1
pattern 599ca65369b6235601852bd6332e20797d4ff03c529171c4b46387326ae51125
home    058e1a38b4d7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1000, 1]", arg1: "bf16[1000, 2048]", arg2: "bf16[1000, 2048]", arg3: "bf16[1000, 2048]", arg4: "f32[1, 1000, 2048]", arg5: "f32[2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        pow_1: "f32[1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg0, 3)
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg3, p2)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, arg0)
        pow_2: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 1.0)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Scalar(pow_2, 2.0)
        convert_element_type_1: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg4, convert_element_type_1)
        convert_element_type_2: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_1: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        convert_element_type_3: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_3, arg5)
        mul_3: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_2, arg0)
        mul_4: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_2, convert_element_type)
        mul_5: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul)
        sum_1: "f32[1, 1, 2048]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[2048]" = torch.ops.aten.reshape.default(sum_1, p3)
        sum_2: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True, dtype = torch.float32)
        mul_6: "f32[1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_7: "f32[1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_6, pow_1)
        expand: "f32[1, 1000, 2048]" = torch.ops.aten.expand.default(mul_7, p4)
        div: "f32[1, 1000, 2048]" = torch.ops.aten.div.Scalar(expand, 2048.0)
        mul_8: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(div, mul_1)
        add_2: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(mul_3, mul_8)
        convert_element_type_4: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_4: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_4, p5)
        permute: "bf16[2048, 1000]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        return (add_1, reshape_3, reshape_4, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
