"""assay repro 1
pattern 892333d02010c8f444ebced28653d232f12563c6573bfbe90df6c94a4d893b10
home    07b2ac99122c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25216, 768]", arg1: "f32[128, 197, 768]", arg2: "f32[768]", arg3: "f32[768]", p0: "size[]", p1: "size"):
        reshape: "bf16[128, 197, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[128, 197, 768]" = torch.ops.aten.add.Tensor(reshape, arg1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 197, 1]" = var_mean[0]
        getitem_1: "f32[128, 197, 1]" = var_mean[1]
        add_1: "f32[128, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[128, 197, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 197, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[128, 197, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 197, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        select: "f32[128, 768]" = torch.ops.aten.select.int(add_2, 1, p1)
        convert_element_type: "bf16[128, 768]" = torch.ops.prims.convert_element_type.default(select, torch.bfloat16)
        return (div, mul, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
