"""assay repro 1
pattern 7b8c5df71021243281d5bc14a15b87eadeb8dade259fb120c34d0db983dde6c0
home    69835fe22803
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 3072]", arg1: "bf16[1024, 3072]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[2, 512, 3072]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        pow_1: "bf16[2, 512, 3072]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 2.0)
        mul_1: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Scalar(pow_1, 3.0)
        pow_2: "bf16[2, 512, 3072]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 3.0)
        mul_2: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(pow_2, 0.044715)
        add: "bf16[2, 512, 3072]" = torch.ops.aten.add.Tensor(reshape, mul_2)
        mul_3: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        reshape_1: "bf16[2, 512, 3072]" = torch.ops.aten.reshape.default(arg1, p1)
        mul_4: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(reshape_1, mul)
        tanh: "bf16[2, 512, 3072]" = torch.ops.aten.tanh.default(mul_3)
        add_1: "bf16[2, 512, 3072]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_5: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(reshape_1, add_1)
        mul_6: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_5, 0.5)
        convert_element_type: "f32[2, 512, 3072]" = torch.ops.prims.convert_element_type.default(mul_4, torch.float32)
        convert_element_type_1: "f32[2, 512, 3072]" = torch.ops.prims.convert_element_type.default(tanh, torch.float32)
        mul_7: "f32[2, 512, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type_1, convert_element_type_1)
        sub: "f32[2, 512, 3072]" = torch.ops.aten.sub.Tensor(1.0, mul_7)
        mul_8: "f32[2, 512, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        convert_element_type_2: "bf16[2, 512, 3072]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        mul_9: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.7978845608028654)
        mul_10: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_9, 0.044715)
        mul_11: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_10, mul_1)
        add_2: "bf16[2, 512, 3072]" = torch.ops.aten.add.Tensor(mul_9, mul_11)
        add_3: "bf16[2, 512, 3072]" = torch.ops.aten.add.Tensor(add_2, mul_6)
        reshape_2: "bf16[1024, 3072]" = torch.ops.aten.reshape.default(add_3, p2)
        sum_1: "bf16[1, 3072]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True)
        reshape_3: "bf16[3072]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_3: "f32[3072]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
