"""assay repro 1
pattern 80a9bb629c7f1c700d0a39a4d73d5f32c0a29f618b57dead0bfe837571bf4ea3
home    d7f0fa554d5c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1, 384]", arg1: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg2: "f32[384]", arg3: "f32[384]", arg4: "f32[384]", arg5: "f32[384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        expand: "f32[64, 1, 384]" = torch.ops.aten.expand.default(arg0, p0)
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
        permute_1: "f32[64, 384, 196]" = torch.ops.aten.permute.default(add_1, [0, 2, 1])
        permute_2: "f32[64, 196, 384]" = torch.ops.aten.permute.default(permute_1, [0, 2, 1])
        cat: "f32[64, 197, 384]" = torch.ops.aten.cat.default([expand, permute_2], 1)
        var_mean_1 = torch.ops.aten.var_mean.correction(cat, [2], correction = 0, keepdim = True)
        getitem_2: "f32[64, 197, 1]" = var_mean_1[0]
        getitem_3: "f32[64, 197, 1]" = var_mean_1[1]
        add_2: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub_1: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(cat, getitem_3)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_3: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_2, arg4)
        add_3: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(mul_3, arg5)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(add_3, p2, 1)
        getitem_4: "f32[64, 1, 384]" = split_with_sizes[0]
        getitem_5: "f32[64, 196, 384]" = split_with_sizes[1]
        permute_3: "f32[64, 384, 196]" = torch.ops.aten.permute.default(getitem_5, [0, 2, 1])
        reshape_1: "f32[64, 384, 14, 14]" = torch.ops.aten.reshape.default(permute_3, p3)
        convert_element_type_1: "bf16[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (getitem_1, rsqrt, cat, getitem_3, rsqrt_1, getitem_4, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
