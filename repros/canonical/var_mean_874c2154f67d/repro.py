"""assay repro 1
pattern 874c2154f67de8bb51b307b7f295e760a296de3d96c8ae3cdf8b7947a919b32b
home    5885b4051bfa
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256]", arg1: "f32[128, 196, 256][50432, 256, 1]", arg2: "f32[256]", arg3: "f32[256]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 1, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        cat: "f32[128, 197, 256]" = torch.ops.aten.cat.default([reshape, arg1], 1)
        var_mean = torch.ops.aten.var_mean.correction(cat, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 197, 1]" = var_mean[0]
        getitem_1: "f32[128, 197, 1]" = var_mean[1]
        add: "f32[128, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 197, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 197, 256]" = torch.ops.aten.sub.Tensor(cat, getitem_1)
        mul: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[128, 197, 256]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type: "bf16[128, 197, 256]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[25216, 256]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (cat, getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
