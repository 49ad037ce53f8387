"""assay repro 1
pattern 0aa48a79a3ad7f04a7e9429fadbe9218122183cdb18eaa20b8bea8e23edef5c1
home    6e7abc9c27a6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12608, 768]", arg1: "f32[768]", arg2: "f32[64, 197, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 197, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        add: "f32[64, 197, 768]" = torch.ops.aten.add.Tensor(mul, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 197, 1]" = var_mean[0]
        getitem_1: "f32[64, 197, 1]" = var_mean[1]
        add_1: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 197, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_1: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[64, 197, 768]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type: "bf16[64, 197, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[12608, 768]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (add, getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
