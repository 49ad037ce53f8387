"""assay repro 1
pattern e318f0baf2e90a9ca1738e97b2970bb31307c641af34d1c0018168dd0324244c
home    5e46e7321229
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[49152, 384]", arg1: "bf16[49152, 192]", arg2: "f32[384]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 384, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 384, 192]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "bf16[384]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        add: "bf16[128, 384, 384]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        split = torch.ops.aten.split.Tensor(add, p2, 2)
        getitem: "bf16[128, 384, 192]" = split[0]
        getitem_1: "bf16[128, 384, 192]" = split[1]
        mul: "bf16[128, 384, 192]" = torch.ops.aten.mul.Tensor(reshape_1, getitem)
        convert_element_type_1: "f32[128, 384, 192]" = torch.ops.prims.convert_element_type.default(getitem_1, torch.float32)
        neg: "f32[128, 384, 192]" = torch.ops.aten.neg.default(convert_element_type_1)
        exp: "f32[128, 384, 192]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[128, 384, 192]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 384, 192]" = torch.ops.aten.div.Tensor(convert_element_type_1, add_1)
        reciprocal: "f32[128, 384, 192]" = torch.ops.aten.reciprocal.default(add_1)
        mul_1: "f32[128, 384, 192]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        sub: "f32[128, 384, 192]" = torch.ops.aten.sub.Tensor(1.0, mul_1)
        mul_2: "f32[128, 384, 192]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        add_2: "f32[128, 384, 192]" = torch.ops.aten.add.Tensor(mul_2, 1.0)
        convert_element_type_2: "bf16[128, 384, 192]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul_3: "bf16[128, 384, 192]" = torch.ops.aten.mul.Tensor(reshape_1, convert_element_type_2)
        convert_element_type_3: "f32[128, 384, 192]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_4: "f32[128, 384, 192]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul_1)
        mul_5: "f32[128, 384, 192]" = torch.ops.aten.mul.Tensor(mul_4, add_2)
        convert_element_type_4: "bf16[128, 384, 192]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        cat: "bf16[128, 384, 384]" = torch.ops.aten.cat.default([mul_3, convert_element_type_4], 2)
        reshape_2: "bf16[49152, 384]" = torch.ops.aten.reshape.default(cat, p3)
        permute: "bf16[384, 49152]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 1, 384]" = torch.ops.aten.sum.dim_IntList(cat, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[384]" = torch.ops.aten.reshape.default(sum_1, p4)
        convert_element_type_5: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
