"""assay repro 1
pattern 93f6e96da71b265a66dd4889432e1d38062d193a3e59c6eaaa738063471853f0
home    380b1068dfb3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1, 768]", arg1: "bf16[64, 768, 16, 16]", arg2: "f32[1, 257, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        expand: "f32[64, 1, 768]" = torch.ops.aten.expand.default(arg0, p0)
        reshape: "bf16[64, 768, 256]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[64, 256, 768]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        cat: "f32[64, 257, 768]" = torch.ops.aten.cat.default([expand, permute], 1)
        add: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(cat, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 257, 1]" = var_mean[0]
        getitem_1: "f32[64, 257, 1]" = var_mean[1]
        add_1: "f32[64, 257, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 257, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 257, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type: "bf16[64, 257, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[16448, 768]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        return (cat, add, getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
