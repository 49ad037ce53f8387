"""assay repro 1
pattern 44710eec2e4b349a7a777e07b924df84cfb34a62d8ee11e24e49fb274e7547b4
home    f2cc5de4518a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 96, 16, 16][24576, 1, 1536, 96]", arg1: "bf16[64, 96, 16, 16][24576, 1, 1536, 96]", arg2: "f32[64, 96, 16, 16][73728, 1, 4608, 288]", arg3: "f32[288]", arg4: "f32[288]", p0: "size[]", p1: "size[]"):
        cat: "f32[64, 288, 16, 16]" = torch.ops.aten.cat.default([arg0, arg1, arg2], 1)
        reshape: "f32[64, 288, 256]" = torch.ops.aten.reshape.default(cat, p0)
        permute: "f32[64, 256, 288]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        var_mean = torch.ops.aten.var_mean.correction(permute, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 256, 1]" = var_mean[0]
        getitem_1: "f32[64, 256, 1]" = var_mean[1]
        add: "f32[64, 256, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 256, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 256, 288]" = torch.ops.aten.sub.Tensor(permute, getitem_1)
        mul: "f32[64, 256, 288]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 256, 288]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_1: "f32[64, 256, 288]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type: "bf16[64, 256, 288]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[16384, 288]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (cat, permute, getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
