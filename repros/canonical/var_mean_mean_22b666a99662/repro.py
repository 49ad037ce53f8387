"""assay repro 1
pattern 22b666a99662b69aac2cd0422c01b7a74ca0c03d75e228872aff4d6900b49cf5
home    f4f4da4c508e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16448, 768]", arg1: "f32[768]", arg2: "f32[64, 257, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size"):
        reshape: "bf16[64, 257, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(reshape, arg1)
        add: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(mul, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 257, 1]" = var_mean[0]
        getitem_1: "f32[64, 257, 1]" = var_mean[1]
        add_1: "f32[64, 257, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 257, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[64, 257, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[64, 257, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_1: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        select: "f32[64, 768]" = torch.ops.aten.select.int(add_2, 1, p1)
        slice_1: "f32[64, 256, 768]" = torch.ops.aten.slice.Tensor(add_2, 1, p2, p3, p4)
        mean: "f32[64, 768]" = torch.ops.aten.mean.dim(slice_1, [1])
        cat: "f32[64, 1536]" = torch.ops.aten.cat.default([select, mean], 1)
        convert_element_type: "bf16[64, 1536]" = torch.ops.prims.convert_element_type.default(cat, torch.bfloat16)
        return (div, mul_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
