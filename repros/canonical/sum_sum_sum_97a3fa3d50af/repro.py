"""assay repro 1
pattern 97a3fa3d50afbcee0c261c21b8d0ce95ebbc1090a527fc01fec17f1ea5551198
home    08b72eb70e89
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1000, 2048]", arg1: "f32[1, 1000, 1]", arg2: "f32[1, 1000, 1]", arg3: "bf16[1000, 2048]", arg4: "bf16[1000, 2048]", arg5: "f32[2048]", arg6: "f32[2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        pow_1: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(arg0, 1.0)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        pow_2: "f32[1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg1, 3)
        pow_3: "f32[1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg2, 3)
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg3, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg4, p1)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, arg5)
        mul_3: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_2, arg1)
        mul_4: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_2, arg0)
        mul_5: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        sum_1: "f32[1, 1, 2048]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1], True, dtype = torch.float32)
        reshape_2: "f32[2048]" = torch.ops.aten.reshape.default(sum_1, p2)
        sum_2: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True, dtype = torch.float32)
        mul_6: "f32[1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_7: "f32[1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_6, pow_2)
        expand: "f32[1, 1000, 2048]" = torch.ops.aten.expand.default(mul_7, p3)
        div: "f32[1, 1000, 2048]" = torch.ops.aten.div.Scalar(expand, 2048.0)
        mul_8: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(div, mul_1)
        add: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(mul_3, mul_8)
        convert_element_type_1: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul_9: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg6)
        mul_10: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_9, arg2)
        convert_element_type_2: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_11: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_9, convert_element_type_2)
        mul_12: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_2, arg2)
        mul_13: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_12)
        pow_4: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 1.0)
        mul_14: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Scalar(pow_4, 2.0)
        sum_3: "f32[1, 1, 2048]" = torch.ops.aten.sum.dim_IntList(mul_13, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[2048]" = torch.ops.aten.reshape.default(sum_3, p4)
        sum_4: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_11, [2], True, dtype = torch.float32)
        mul_15: "f32[1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_4, -0.5)
        mul_16: "f32[1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_15, pow_3)
        expand_1: "f32[1, 1000, 2048]" = torch.ops.aten.expand.default(mul_16, p5)
        div_1: "f32[1, 1000, 2048]" = torch.ops.aten.div.Scalar(expand_1, 2048.0)
        mul_17: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(div_1, mul_14)
        add_1: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(mul_10, mul_17)
        convert_element_type_3: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_4: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_3, p6)
        permute: "bf16[2048, 1000]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        return (reshape_2, add, reshape_3, reshape_4, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
