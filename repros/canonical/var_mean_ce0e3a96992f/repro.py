"""assay repro 1
pattern ce0e3a96992fe10e1a046c50221ed33a30c4214fa8d060538c0300a9f84db53d
home    bd8d74790a75
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 1, 768]", arg1: "bf16[64, 768, 14, 14]", arg2: "bf16[768]", arg3: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        expand: "bf16[64, 1, 768]" = torch.ops.aten.expand.default(arg0, p0)
        reshape: "bf16[64, 768, 196]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[64, 196, 768]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        cat: "bf16[64, 197, 768]" = torch.ops.aten.cat.default([expand, permute], 1)
        convert_element_type: "f32[64, 197, 768]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 197, 1]" = var_mean[0]
        getitem_1: "f32[64, 197, 1]" = var_mean[1]
        add: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 197, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[64, 197, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 197, 768]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[12608, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_2: "bf16[12608, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        reshape_3: "bf16[12608, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        return (cat, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
