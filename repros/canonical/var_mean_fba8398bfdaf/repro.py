"""assay repro 1
pattern fba8398bfdaf7a37abcc93ddd1967877fae5e14ecf1e3affa988e291f2947f01
home    35e216c28b4a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 1, 768]", arg1: "bf16[128, 768, 14, 14][150528, 1, 10752, 768]", arg2: "bf16[768]", arg3: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        expand: "bf16[128, 1, 768]" = torch.ops.aten.expand.default(arg0, p0)
        reshape: "bf16[128, 768, 196]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[128, 196, 768]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        cat: "bf16[128, 197, 768]" = torch.ops.aten.cat.default([expand, permute], 1)
        convert_element_type: "f32[128, 197, 768]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 197, 1]" = var_mean[0]
        getitem_1: "f32[128, 197, 1]" = var_mean[1]
        add: "f32[128, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 197, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 197, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[128, 197, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 197, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[25216, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (cat, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
