"""assay repro 1
pattern ab7c95d92c7a52104dc3ce3e4c42450dff5ce38ae3a8f516f74a7f0b9ff31609
home    412e4be10590
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 28672]", arg1: "bf16[16, 14336]", p0: "size"):
        split = torch.ops.aten.split.Tensor(arg0, p0, 1)
        getitem: "bf16[16, 14336]" = split[0]
        getitem_1: "bf16[16, 14336]" = split[1]
        mul: "bf16[16, 14336]" = torch.ops.aten.mul.Tensor(arg1, getitem_1)
        convert_element_type: "f32[16, 14336]" = torch.ops.prims.convert_element_type.default(getitem, torch.float32)
        mul_1: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_2: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(mul_1, convert_element_type)
        mul_3: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(mul_1, 0.134145)
        add: "f32[16, 14336]" = torch.ops.aten.add.Tensor(mul_3, 1.0)
        mul_4: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        mul_5: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(mul_2, 0.044715)
        add_1: "f32[16, 14336]" = torch.ops.aten.add.Tensor(convert_element_type, mul_5)
        mul_6: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(add_1, 0.7978845608028654)
        mul_7: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        tanh: "f32[16, 14336]" = torch.ops.aten.tanh.default(mul_6)
        add_2: "f32[16, 14336]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_8: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(mul_7, add_2)
        mul_9: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        mul_10: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(add_2, 0.5)
        sub: "f32[16, 14336]" = torch.ops.aten.sub.Tensor(1.0, mul_9)
        mul_11: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(mul_7, sub)
        mul_12: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(mul_11, mul_4)
        add_3: "f32[16, 14336]" = torch.ops.aten.add.Tensor(mul_10, mul_12)
        convert_element_type_1: "bf16[16, 14336]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        mul_13: "bf16[16, 14336]" = torch.ops.aten.mul.Tensor(arg1, convert_element_type_1)
        convert_element_type_2: "f32[16, 14336]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_14: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(convert_element_type_2, add_3)
        convert_element_type_3: "bf16[16, 14336]" = torch.ops.prims.convert_element_type.default(mul_14, torch.bfloat16)
        cat: "bf16[16, 28672]" = torch.ops.aten.cat.default([convert_element_type_3, mul_13], 1)
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
