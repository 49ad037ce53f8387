"""assay repro 1
pattern 0cbc59c7eafe163ccd7ae3a8e1bdd49aeb8fa536403c5b385948f3a1783bad31
home    05c9cbba6b14
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 384]", arg1: "f32[384]", arg2: "f32[64, 1, 384]", arg3: "f32[64, 196, 384]", arg4: "f32[384]", arg5: "f32[384]", p0: "size[]", p1: "size"):
        reshape: "bf16[64, 1, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        add: "f32[64, 1, 384]" = torch.ops.aten.add.Tensor(arg2, mul)
        cat: "f32[64, 197, 384]" = torch.ops.aten.cat.default([add, arg3], 1)
        var_mean = torch.ops.aten.var_mean.correction(cat, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 197, 1]" = var_mean[0]
        getitem_1: "f32[64, 197, 1]" = var_mean[1]
        add_1: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(cat, getitem_1)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, arg4)
        add_2: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(mul_2, arg5)
        select: "f32[64, 384]" = torch.ops.aten.select.int(add_2, 1, p1)
        clone: "f32[64, 384]" = torch.ops.aten.clone.default(select)
        convert_element_type: "bf16[64, 384]" = torch.ops.prims.convert_element_type.default(clone, torch.bfloat16)
        return (cat, getitem_1, rsqrt, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
