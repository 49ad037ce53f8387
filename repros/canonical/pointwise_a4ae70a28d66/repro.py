"""assay repro 1
pattern a4ae70a28d6607d5bb0f0867400a2a5c1ed7363600e3bc2c263389c17b22110e
home    0c2959b1bfe9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 12288]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 1000, 12288]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[1, 1000, 12288]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[1, 1000, 12288]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_1: "f32[1, 1000, 12288]" = torch.ops.aten.mul.Tensor(mul, convert_element_type)
        mul_2: "f32[1, 1000, 12288]" = torch.ops.aten.mul.Tensor(mul_1, 0.044715)
        add: "f32[1, 1000, 12288]" = torch.ops.aten.add.Tensor(convert_element_type, mul_2)
        mul_3: "f32[1, 1000, 12288]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        mul_4: "f32[1, 1000, 12288]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        tanh: "f32[1, 1000, 12288]" = torch.ops.aten.tanh.default(mul_3)
        add_1: "f32[1, 1000, 12288]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_5: "f32[1, 1000, 12288]" = torch.ops.aten.mul.Tensor(mul_4, add_1)
        convert_element_type_1: "bf16[1, 1000, 12288]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        reshape_1: "bf16[1000, 12288]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
