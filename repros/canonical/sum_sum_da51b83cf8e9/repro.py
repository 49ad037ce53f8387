"""assay repro 1
pattern da51b83cf8e97f407ed65970da69c2a1cdfab842972d5675bd6f4b1a07503719
home    c2c8b02e607b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1000, 1]", arg1: "bf16[1000, 2048]", arg2: "bf16[1000, 2048]", arg3: "bf16[1000, 2048]", arg4: "bf16[1000, 2048]", arg5: "f32[1, 1000, 2048]", arg6: "f32[2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        pow_1: "f32[1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg0, 3)
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_3: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg4, p3)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, arg0)
        pow_2: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 1.0)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Scalar(pow_2, 2.0)
        convert_element_type_1: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_1)
        convert_element_type_2: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_1: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        convert_element_type_3: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add_2: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_3)
        convert_element_type_4: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_4, arg6)
        mul_3: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_2, arg0)
        mul_4: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_2, convert_element_type)
        mul_5: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul)
        sum_1: "f32[1, 1, 2048]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1], True, dtype = torch.float32)
        reshape_4: "f32[2048]" = torch.ops.aten.reshape.default(sum_1, p4)
        sum_2: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True, dtype = torch.float32)
        mul_6: "f32[1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_7: "f32[1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_6, pow_1)
        expand: "f32[1, 1000, 2048]" = torch.ops.aten.expand.default(mul_7, p5)
        div: "f32[1, 1000, 2048]" = torch.ops.aten.div.Scalar(expand, 2048.0)
        mul_8: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(div, mul_1)
        add_3: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(mul_3, mul_8)
        convert_element_type_5: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_5: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_5, p6)
        permute: "bf16[2048, 1000]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        return (add_2, reshape_4, reshape_5, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
