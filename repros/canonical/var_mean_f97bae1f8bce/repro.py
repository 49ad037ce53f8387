"""assay repro 1
pattern f97bae1f8bceb6f469f04315a3cc639f622fb269854c8d0db1a96bd6cc19cf5e
home    c1d180942f0f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1, 768]", arg1: "bf16[8, 768, 14, 14]", arg2: "f32[1, 197, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        expand: "f32[8, 1, 768]" = torch.ops.aten.expand.default(arg0, p0)
        reshape: "bf16[8, 768, 196]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[8, 196, 768]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[8, 196, 768]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        cat: "f32[8, 197, 768]" = torch.ops.aten.cat.default([expand, convert_element_type], 1)
        add: "f32[8, 197, 768]" = torch.ops.aten.add.Tensor(cat, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 197, 1]" = var_mean[0]
        getitem_1: "f32[8, 197, 1]" = var_mean[1]
        add_1: "f32[8, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[8, 197, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[8, 197, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[8, 197, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 197, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[8, 197, 768]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_1: "bf16[8, 197, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[1576, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (cat, add, getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
