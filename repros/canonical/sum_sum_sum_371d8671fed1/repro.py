"""assay repro 1
pattern 371d8671fed1601bfb6d31554ac0d7c0da14961cd109722b14302ce106043d51
home    6d5f4c732337
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1152]", arg1: "f32[1152]", arg2: "f32[1, 1000, 1152]", arg3: "f32[1, 1000, 1]", arg4: "f32[1, 1000, 1]", arg5: "bf16[1000, 1152]", arg6: "bf16[1000, 1152]", arg7: "bf16[1000, 1152]", arg8: "f32[1, 1000, 1152]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        add: "f32[1152]" = torch.ops.aten.add.Tensor(arg0, 1.0)
        add_1: "f32[1152]" = torch.ops.aten.add.Tensor(arg1, 1.0)
        mul: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        pow_1: "f32[1, 1000, 1152]" = torch.ops.aten.pow.Tensor_Scalar(arg2, 1.0)
        mul_1: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        pow_2: "f32[1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg3, 3)
        pow_3: "f32[1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg4, 3)
        reshape: "bf16[1, 1000, 1152]" = torch.ops.aten.reshape.default(arg5, p0)
        reshape_1: "bf16[1, 1000, 1152]" = torch.ops.aten.reshape.default(arg6, p1)
        reshape_2: "bf16[1, 1000, 1152]" = torch.ops.aten.reshape.default(arg7, p2)
        convert_element_type: "f32[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_2: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        pow_4: "f32[1, 1000, 1152]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 1.0)
        mul_3: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Scalar(pow_4, 2.0)
        convert_element_type_2: "f32[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[1, 1000, 1152]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        mul_4: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(add_2, add)
        mul_5: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_6: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(mul_4, arg2)
        mul_7: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(mul_4, arg3)
        add_3: "f32[1, 1000, 1152]" = torch.ops.aten.add.Tensor(arg8, mul_7)
        sum_1: "f32[1, 1, 1152]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[1152]" = torch.ops.aten.reshape.default(sum_1, p3)
        sum_2: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_6, [2], True, dtype = torch.float32)
        mul_8: "f32[1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_9: "f32[1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_8, pow_2)
        expand: "f32[1, 1000, 1152]" = torch.ops.aten.expand.default(mul_9, p4)
        div: "f32[1, 1000, 1152]" = torch.ops.aten.div.Scalar(expand, 1152.0)
        mul_10: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(div, mul_1)
        add_4: "f32[1, 1000, 1152]" = torch.ops.aten.add.Tensor(add_3, mul_10)
        convert_element_type_3: "f32[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(add_4, torch.float32)
        mul_11: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type_3, add_1)
        mul_12: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(mul_11, arg4)
        mul_13: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(mul_11, convert_element_type_1)
        mul_14: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul_2)
        sum_3: "f32[1, 1, 1152]" = torch.ops.aten.sum.dim_IntList(mul_14, [0, 1], True, dtype = torch.float32)
        reshape_4: "f32[1152]" = torch.ops.aten.reshape.default(sum_3, p5)
        sum_4: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_13, [2], True, dtype = torch.float32)
        mul_15: "f32[1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_4, -0.5)
        mul_16: "f32[1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_15, pow_3)
        expand_1: "f32[1, 1000, 1152]" = torch.ops.aten.expand.default(mul_16, p6)
        div_1: "f32[1, 1000, 1152]" = torch.ops.aten.div.Scalar(expand_1, 1152.0)
        mul_17: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(div_1, mul_3)
        add_5: "f32[1, 1000, 1152]" = torch.ops.aten.add.Tensor(mul_12, mul_17)
        convert_element_type_4: "bf16[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(add_5, torch.bfloat16)
        reshape_5: "bf16[1000, 1152]" = torch.ops.aten.reshape.default(convert_element_type_4, p7)
        permute: "bf16[1152, 1000]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        return (reshape_3, add_4, reshape_4, reshape_5, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
