"""assay repro 1
pattern 9f6fa6b6ab9080b8c96c68bd7a81362945b10701f3809c17256da34e1d34bdc7
home    bd6a6568b828
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 3072]", arg1: "bf16[16384, 3072]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[32, 512, 3072]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[32, 512, 3072]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        convert_element_type: "f32[16384, 3072]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape_1: "f32[32, 512, 3072]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        mul_1: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(reshape_1, mul)
        convert_element_type_1: "f32[32, 512, 3072]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[32, 512, 3072]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 2.0)
        mul_2: "f32[32, 512, 3072]" = torch.ops.aten.mul.Scalar(pow_1, 3.0)
        pow_2: "f32[32, 512, 3072]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 3.0)
        mul_3: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(pow_2, 0.044715)
        add: "f32[32, 512, 3072]" = torch.ops.aten.add.Tensor(reshape, mul_3)
        mul_4: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "f32[32, 512, 3072]" = torch.ops.aten.tanh.default(mul_4)
        add_1: "f32[32, 512, 3072]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_5: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(reshape_1, add_1)
        mul_6: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        sub: "f32[32, 512, 3072]" = torch.ops.aten.sub.Tensor(1.0, mul_6)
        mul_7: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_1, sub)
        mul_8: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_7, 0.7978845608028654)
        mul_9: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_8, 0.044715)
        mul_10: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_9, mul_2)
        convert_element_type_2: "bf16[32, 512, 3072]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        mul_11: "bf16[32, 512, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.5)
        convert_element_type_3: "bf16[32, 512, 3072]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        convert_element_type_4: "bf16[32, 512, 3072]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        add_2: "bf16[32, 512, 3072]" = torch.ops.aten.add.Tensor(convert_element_type_4, convert_element_type_3)
        add_3: "bf16[32, 512, 3072]" = torch.ops.aten.add.Tensor(add_2, mul_11)
        reshape_2: "bf16[16384, 3072]" = torch.ops.aten.reshape.default(add_3, p2)
        sum_1: "f32[1, 3072]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[3072]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_5: "f32[3072]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
