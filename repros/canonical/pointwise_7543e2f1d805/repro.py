"""assay repro 1
pattern 7543e2f1d8055f2d0b6ee4e07219ba34748299d9465ce011c8e2c183599d0829
home    6ee93dbf89eb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 6912]", arg1: "bf16[1000, 6912]", arg2: "bf16[1000, 6912]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[1, 1000, 6912]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 6912]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 6912]" = torch.ops.aten.reshape.default(arg2, p2)
        mul: "bf16[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(reshape, reshape_2)
        convert_element_type: "f32[1, 1000, 6912]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        convert_element_type_1: "f32[1, 1000, 6912]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(convert_element_type_1, convert_element_type_1)
        mul_2: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(mul_1, convert_element_type_1)
        mul_3: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(mul_1, 0.134145)
        add: "f32[1, 1000, 6912]" = torch.ops.aten.add.Tensor(mul_3, 1.0)
        mul_4: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        mul_5: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(mul_2, 0.044715)
        add_1: "f32[1, 1000, 6912]" = torch.ops.aten.add.Tensor(convert_element_type_1, mul_5)
        mul_6: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(add_1, 0.7978845608028654)
        mul_7: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.5)
        tanh: "f32[1, 1000, 6912]" = torch.ops.aten.tanh.default(mul_6)
        add_2: "f32[1, 1000, 6912]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_8: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(mul_7, add_2)
        mul_9: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        mul_10: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(add_2, 0.5)
        sub: "f32[1, 1000, 6912]" = torch.ops.aten.sub.Tensor(1.0, mul_9)
        mul_11: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(mul_7, sub)
        mul_12: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(mul_11, mul_4)
        add_3: "f32[1, 1000, 6912]" = torch.ops.aten.add.Tensor(mul_10, mul_12)
        mul_13: "f32[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(convert_element_type, add_3)
        convert_element_type_2: "bf16[1, 1000, 6912]" = torch.ops.prims.convert_element_type.default(mul_13, torch.bfloat16)
        reshape_3: "bf16[1000, 6912]" = torch.ops.aten.reshape.default(convert_element_type_2, p3)
        permute: "bf16[6912, 1000]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        convert_element_type_3: "bf16[1, 1000, 6912]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        mul_14: "bf16[1, 1000, 6912]" = torch.ops.aten.mul.Tensor(reshape, convert_element_type_3)
        reshape_4: "bf16[1000, 6912]" = torch.ops.aten.reshape.default(mul_14, p4)
        permute_1: "bf16[6912, 1000]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        return (reshape_3, permute, reshape_4, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
