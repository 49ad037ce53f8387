"""assay repro 1
pattern 306863db43970157511e0a8065b57f73472b6513f5368f190d2b4d22abc3b6a2
home    cb8121ab3dff
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 256, 31, 31][246016, 1, 7936, 256]", arg1: "f32[1, 256, 31, 31][256, 1, 7936, 256]", arg2: "f32[1, 1, 256]", arg3: "f32[256]", arg4: "f32[256]", p0: "size[]", p1: "size[]", p2: "size[]"):
        add: "f32[64, 256, 31, 31]" = torch.ops.aten.add.Tensor(arg0, arg1)
        expand: "f32[64, 1, 256]" = torch.ops.aten.expand.default(arg2, p0)
        reshape: "f32[64, 256, 961]" = torch.ops.aten.reshape.default(add, p1)
        permute: "f32[64, 961, 256]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        cat: "f32[64, 962, 256]" = torch.ops.aten.cat.default([expand, permute], 1)
        var_mean = torch.ops.aten.var_mean.correction(cat, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 962, 1]" = var_mean[0]
        getitem_1: "f32[64, 962, 1]" = var_mean[1]
        add_1: "f32[64, 962, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 962, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 962, 256]" = torch.ops.aten.sub.Tensor(cat, getitem_1)
        mul: "f32[64, 962, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 962, 256]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[64, 962, 256]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type: "bf16[64, 962, 256]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[61568, 256]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        return (cat, getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
