"""assay repro 1
pattern 4e1e0201afc02a3d7d1f9f81ed13cfff8d988f4ce1daf4d397255f6376a313d8
home    9d3568864e2e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[175360, 768]", arg1: "f32[768]", arg2: "f32[128, 1370, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size[]", p1: "size"):
        reshape: "bf16[128, 1370, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[128, 1370, 768]" = torch.ops.aten.mul.Tensor(reshape, arg1)
        add: "f32[128, 1370, 768]" = torch.ops.aten.add.Tensor(arg2, mul)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 1370, 1]" = var_mean[0]
        getitem_1: "f32[128, 1370, 1]" = var_mean[1]
        add_1: "f32[128, 1370, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 1370, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 1370, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[128, 1370, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_1: "f32[128, 1370, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 1370, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[128, 1370, 768]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        select: "f32[128, 768]" = torch.ops.aten.select.int(add_2, 1, p1)
        clone: "f32[128, 768]" = torch.ops.aten.clone.default(select)
        return (div, mul_1, clone)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
