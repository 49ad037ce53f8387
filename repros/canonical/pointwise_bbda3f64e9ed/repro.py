"""assay repro 1
pattern bbda3f64e9ed3132a82b2850ea1035e1bcd00a8d84cbf109902a06ca6a55a382
home    15095d08823b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 1024]", arg1: "bf16[4096, 1024]", arg2: "bf16[4096, 1024]", arg3: "b8[32, 128, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[32, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[32, 128, 1024]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        reshape_1: "bf16[32, 128, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[32, 128, 1024]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "f32[32, 128, 1024]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul_1: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_2: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_1)
        mul_3: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_2, reshape_2)
        mul_4: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_3, mul)
        convert_element_type_2: "f32[32, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[32, 128, 1024]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 2.0)
        mul_5: "f32[32, 128, 1024]" = torch.ops.aten.mul.Scalar(pow_1, 3.0)
        pow_2: "f32[32, 128, 1024]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 3.0)
        mul_6: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(pow_2, 0.044715)
        add: "f32[32, 128, 1024]" = torch.ops.aten.add.Tensor(reshape, mul_6)
        mul_7: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "f32[32, 128, 1024]" = torch.ops.aten.tanh.default(mul_7)
        add_1: "f32[32, 128, 1024]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_8: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_3, add_1)
        mul_9: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul, add_1)
        mul_10: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_2, mul_9)
        mul_11: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        sub: "f32[32, 128, 1024]" = torch.ops.aten.sub.Tensor(1.0, mul_11)
        mul_12: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_4, sub)
        mul_13: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_12, 0.7978845608028654)
        mul_14: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_13, 0.044715)
        mul_15: "f32[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_14, mul_5)
        convert_element_type_3: "bf16[32, 128, 1024]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        mul_16: "bf16[32, 128, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_3, 0.5)
        convert_element_type_4: "bf16[32, 128, 1024]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        reshape_3: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type_4, p3)
        permute: "bf16[1024, 4096]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        convert_element_type_5: "bf16[32, 128, 1024]" = torch.ops.prims.convert_element_type.default(mul_15, torch.bfloat16)
        convert_element_type_6: "bf16[32, 128, 1024]" = torch.ops.prims.convert_element_type.default(mul_13, torch.bfloat16)
        add_2: "bf16[32, 128, 1024]" = torch.ops.aten.add.Tensor(convert_element_type_6, convert_element_type_5)
        add_3: "bf16[32, 128, 1024]" = torch.ops.aten.add.Tensor(add_2, mul_16)
        reshape_4: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(add_3, p4)
        permute_1: "bf16[1024, 4096]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        return (reshape_3, permute, reshape_4, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
