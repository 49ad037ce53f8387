"""assay repro 1
pattern 6238aadaf6aedd56d519ccb5ffe87c63123cebfa0cb6cc21e219dc5b3efe71a6
home    a5d9b9c69fa5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 9216]", arg1: "bf16[1000, 9216]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[1, 1000, 9216]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 9216]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[1, 1000, 9216]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[1, 1000, 9216]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_1: "f32[1, 1000, 9216]" = torch.ops.aten.mul.Tensor(mul, convert_element_type)
        mul_2: "f32[1, 1000, 9216]" = torch.ops.aten.mul.Tensor(mul_1, 0.044715)
        add: "f32[1, 1000, 9216]" = torch.ops.aten.add.Tensor(convert_element_type, mul_2)
        mul_3: "f32[1, 1000, 9216]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        mul_4: "f32[1, 1000, 9216]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        tanh: "f32[1, 1000, 9216]" = torch.ops.aten.tanh.default(mul_3)
        add_1: "f32[1, 1000, 9216]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_5: "f32[1, 1000, 9216]" = torch.ops.aten.mul.Tensor(mul_4, add_1)
        convert_element_type_1: "bf16[1, 1000, 9216]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        mul_6: "bf16[1, 1000, 9216]" = torch.ops.aten.mul.Tensor(convert_element_type_1, reshape_1)
        reshape_2: "bf16[1000, 9216]" = torch.ops.aten.reshape.default(mul_6, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
