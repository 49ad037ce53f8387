"""assay repro 1
pattern 5853e82a41f04653dfd68cf7c0dd26c33a894ac5fd450e2fba7d5bf3c586e50e
home    76e2e29a3b1b
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
        neg: "f32[16, 14336]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[16, 14336]" = torch.ops.aten.exp.default(neg)
        add: "f32[16, 14336]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[16, 14336]" = torch.ops.aten.div.Tensor(convert_element_type, add)
        reciprocal: "f32[16, 14336]" = torch.ops.aten.reciprocal.default(add)
        mul_1: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        sub: "f32[16, 14336]" = torch.ops.aten.sub.Tensor(1.0, mul_1)
        mul_2: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        add_1: "f32[16, 14336]" = torch.ops.aten.add.Tensor(mul_2, 1.0)
        convert_element_type_1: "bf16[16, 14336]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul_3: "bf16[16, 14336]" = torch.ops.aten.mul.Tensor(arg1, convert_element_type_1)
        convert_element_type_2: "f32[16, 14336]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_4: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_1)
        mul_5: "f32[16, 14336]" = torch.ops.aten.mul.Tensor(mul_4, add_1)
        convert_element_type_3: "bf16[16, 14336]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        cat: "bf16[16, 28672]" = torch.ops.aten.cat.default([convert_element_type_3, mul_3], 1)
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
