"""assay repro 1
pattern e3841e33bf0becea05cc99ff470eb2d299213e2158404ef019af550e3f779c53
home    edb8dde064cb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 1, 384]", arg1: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg2: "bf16[384]", arg3: "bf16[384]", arg4: "bf16[384]", arg5: "bf16[384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        expand: "bf16[64, 1, 384]" = torch.ops.aten.expand.default(arg0, p0)
        reshape: "bf16[64, 384, 196]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[64, 196, 384]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[64, 196, 384]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 196, 1]" = var_mean[0]
        getitem_1: "f32[64, 196, 1]" = var_mean[1]
        add: "f32[64, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 196, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 196, 384]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        permute_1: "bf16[64, 384, 196]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        permute_2: "bf16[64, 196, 384]" = torch.ops.aten.permute.default(permute_1, [0, 2, 1])
        cat: "bf16[64, 197, 384]" = torch.ops.aten.cat.default([expand, permute_2], 1)
        convert_element_type_2: "f32[64, 197, 384]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean_1 = torch.ops.aten.var_mean.correction(convert_element_type_2, [2], correction = 0, keepdim = True)
        getitem_2: "f32[64, 197, 1]" = var_mean_1[0]
        getitem_3: "f32[64, 197, 1]" = var_mean_1[1]
        add_2: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub_1: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_2, getitem_3)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_3: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_2, arg4)
        add_3: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(mul_3, arg5)
        convert_element_type_3: "bf16[64, 197, 384]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(convert_element_type_3, p2, 1)
        getitem_4: "bf16[64, 1, 384]" = split_with_sizes[0]
        getitem_5: "bf16[64, 196, 384]" = split_with_sizes[1]
        permute_3: "bf16[64, 384, 196]" = torch.ops.aten.permute.default(getitem_5, [0, 2, 1])
        reshape_1: "bf16[64, 384, 14, 14]" = torch.ops.aten.reshape.default(permute_3, p3)
        return (cat, getitem_4, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
