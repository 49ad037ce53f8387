"""assay repro 1
pattern c83c1f7fd8460c75883bdfb0297eee3ae5e6a302d784e71b0f857d6faa4673dc
home    37df48045544
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 28672]", p0: "size"):
        split = torch.ops.aten.split.Tensor(arg0, p0, 1)
        getitem: "bf16[16, 14336]" = split[0]
        getitem_1: "bf16[16, 14336]" = split[1]
        convert_element_type: "f32[16, 14336]" = torch.ops.prims.convert_element_type.default(getitem, torch.float32)
        mul: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_1: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(mul, convert_element_type)
        mul_2: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(mul_1, 0.044715)
        add: "f32[16, 14336]" = torch.ops.aten.add.Tensor(convert_element_type, mul_2)
        mul_3: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        mul_4: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        tanh: "f32[16, 14336]" = torch.ops.aten.tanh.default(mul_3)
        add_1: "f32[16, 14336]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_5: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(mul_4, add_1)
        convert_element_type_1: "bf16[16, 14336]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        mul_6: "bf16[16, 14336]" = torch.ops.aten.mul.Tensor(convert_element_type_1, getitem_1)
        return (mul_6,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
