"""assay repro 1
pattern 8f6e5279f9b5423729a97e4e1b9da96d324ba98e2de69d0b62ae660379093e59
home    0863f9b6a86a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128]", arg1: "bf16[128, 128]", arg2: "f32[128, 401, 128]", arg3: "f32[128]", arg4: "f32[128]", arg5: "f32[128]", arg6: "f32[128]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]"):
        reshape: "bf16[128, 1, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 1, 128]" = torch.ops.aten.reshape.default(arg1, p1)
        slice_1: "f32[128, 400, 128]" = torch.ops.aten.slice.Tensor(arg2, 1, p2, p3, p4)
        cat: "f32[128, 401, 128]" = torch.ops.aten.cat.default([reshape, slice_1], 1)
        cat_1: "f32[128, 401, 128]" = torch.ops.aten.cat.default([reshape_1, slice_1], 1)
        var_mean = torch.ops.aten.var_mean.correction(cat, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 401, 1]" = var_mean[0]
        getitem_1: "f32[128, 401, 1]" = var_mean[1]
        add: "f32[128, 401, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 401, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(cat, getitem_1)
        mul: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_1: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        slice_2: "f32[128, 1, 128]" = torch.ops.aten.slice.Tensor(add_1, 1, p5, p6, p7)
        var_mean_1 = torch.ops.aten.var_mean.correction(cat_1, [2], correction = 0, keepdim = True)
        getitem_2: "f32[128, 401, 1]" = var_mean_1[0]
        getitem_3: "f32[128, 401, 1]" = var_mean_1[1]
        add_2: "f32[128, 401, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-06)
        rsqrt_1: "f32[128, 401, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub_1: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(cat_1, getitem_3)
        mul_2: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_3: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul_2, arg5)
        add_3: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(mul_3, arg6)
        convert_element_type: "bf16[128, 401, 128]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_2: "bf16[51328, 128]" = torch.ops.aten.reshape.default(convert_element_type, p8)
        convert_element_type_1: "bf16[128, 401, 128]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_3: "bf16[51328, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p9)
        convert_element_type_2: "bf16[128, 1, 128]" = torch.ops.prims.convert_element_type.default(slice_2, torch.bfloat16)
        reshape_4: "bf16[128, 128]" = torch.ops.aten.reshape.default(convert_element_type_2, p10)
        return (cat, cat_1, getitem_1, rsqrt, getitem_3, rsqrt_1, reshape_2, reshape_3, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
