"""assay repro 1
pattern 4d0d60e00b547d1efd62b2bdea4ae794a3c0e75c3ca901d6561b2f1e7d5c8d9a
home    9acf65768440
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1, 384]", arg1: "bf16[12544, 384]", arg2: "f32[384]", arg3: "f32[64, 196, 384]", arg4: "f32[384]", arg5: "f32[384]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]"):
        expand: "f32[64, 1, 384]" = torch.ops.aten.expand.default(arg0, p0)
        reshape: "bf16[64, 196, 384]" = torch.ops.aten.reshape.default(arg1, p1)
        mul: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(arg2, reshape)
        add: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(arg3, mul)
        cat: "f32[64, 197, 384]" = torch.ops.aten.cat.default([expand, add], 1)
        var_mean = torch.ops.aten.var_mean.correction(cat, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 197, 1]" = var_mean[0]
        getitem_1: "f32[64, 197, 1]" = var_mean[1]
        add_1: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(cat, getitem_1)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, arg4)
        add_2: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(mul_2, arg5)
        select: "f32[64, 384]" = torch.ops.aten.select.int(add_2, 1, p2)
        convert_element_type: "bf16[64, 197, 384]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[12608, 384]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        convert_element_type_1: "bf16[64, 384]" = torch.ops.prims.convert_element_type.default(select, torch.bfloat16)
        return (expand, add, cat, getitem_1, rsqrt, reshape_1, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
