"""assay repro 1
pattern e3d908222a4cd6969e36af31b19d4469cc95523d774f8dabbff486df07f95175
home    51ceb021a051
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[100352, 192]", arg1: "bf16[128, 784, 192]", arg2: "f32[768]", arg3: "f32[768]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size[]", p21: "size[]"):
        reshape: "bf16[128, 784, 192]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 784, 192]" = torch.ops.aten.add.Tensor(reshape, arg1)
        reshape_1: "bf16[128, 28, 28, 192]" = torch.ops.aten.reshape.default(add, p1)
        slice_1: "bf16[128, 14, 28, 192]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p2, p3, p4)
        slice_2: "bf16[128, 14, 28, 192]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p5, p6, p7)
        slice_3: "bf16[128, 14, 14, 192]" = torch.ops.aten.slice.Tensor(slice_1, 2, p8, p9, p10)
        slice_4: "bf16[128, 14, 14, 192]" = torch.ops.aten.slice.Tensor(slice_2, 2, p11, p12, p13)
        slice_5: "bf16[128, 14, 14, 192]" = torch.ops.aten.slice.Tensor(slice_1, 2, p14, p15, p16)
        slice_6: "bf16[128, 14, 14, 192]" = torch.ops.aten.slice.Tensor(slice_2, 2, p17, p18, p19)
        cat: "bf16[128, 14, 14, 768]" = torch.ops.aten.cat.default([slice_3, slice_4, slice_5, slice_6], 3)
        reshape_2: "bf16[128, 196, 768]" = torch.ops.aten.reshape.default(cat, p20)
        convert_element_type: "f32[128, 196, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 196, 1]" = var_mean[0]
        getitem_1: "f32[128, 196, 1]" = var_mean[1]
        add_1: "f32[128, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 196, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 196, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 196, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_3: "bf16[25088, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p21)
        return (cat, getitem_1, rsqrt, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
