"""assay repro 1
pattern e73e6ffdb8ce2f3847d48c606f448fae6b6148b9634cdd33acd2df8cb3797248
home    20526d0fcbf0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1, 768]", arg1: "f32[1, 1, 768]", arg2: "bf16[128, 768, 14, 14][150528, 1, 10752, 768]", arg3: "f32[1, 198, 768]", arg4: "f32[768]", arg5: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        expand: "f32[128, 1, 768]" = torch.ops.aten.expand.default(arg0, p0)
        expand_1: "f32[128, 1, 768]" = torch.ops.aten.expand.default(arg1, p1)
        reshape: "bf16[128, 768, 196]" = torch.ops.aten.reshape.default(arg2, p2)
        permute: "bf16[128, 196, 768]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        cat: "f32[128, 198, 768]" = torch.ops.aten.cat.default([expand, expand_1, permute], 1)
        add: "f32[128, 198, 768]" = torch.ops.aten.add.Tensor(cat, arg3)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 198, 1]" = var_mean[0]
        getitem_1: "f32[128, 198, 1]" = var_mean[1]
        add_1: "f32[128, 198, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 198, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 198, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_2: "f32[128, 198, 768]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        convert_element_type: "bf16[128, 198, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[25344, 768]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        return (cat, add, getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
