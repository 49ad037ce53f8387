"""assay repro 1
pattern e2b90a97f77c4d9931dd52d0951969447a7a0eca69f44a3989a811a752261f2d
home    ed9bc82b764b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256]", arg1: "bf16[25216, 256]", arg2: "f32[128, 197, 256]", arg3: "f32[256]", arg4: "f32[256]", arg5: "f32[256]", arg6: "f32[256]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size[]", p13: "size[]"):
        reshape: "bf16[128, 1, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 197, 256]" = torch.ops.aten.reshape.default(arg1, p1)
        add: "f32[128, 197, 256]" = torch.ops.aten.add.Tensor(arg2, reshape_1)
        slice_1: "f32[128, 1, 256]" = torch.ops.aten.slice.Tensor(add, 1, p2, p3, p4)
        clone: "f32[128, 1, 256]" = torch.ops.aten.clone.default(slice_1, memory_format = torch.contiguous_format)
        slice_2: "f32[128, 196, 256]" = torch.ops.aten.slice.Tensor(add, 1, p5, p6, p7)
        cat: "f32[128, 197, 256]" = torch.ops.aten.cat.default([reshape, slice_2], 1)
        var_mean = torch.ops.aten.var_mean.correction(cat, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 197, 1]" = var_mean[0]
        getitem_1: "f32[128, 197, 1]" = var_mean[1]
        add_1: "f32[128, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 197, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 197, 256]" = torch.ops.aten.sub.Tensor(cat, getitem_1)
        mul: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[128, 197, 256]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        slice_3: "f32[128, 1, 256]" = torch.ops.aten.slice.Tensor(add_2, 1, p8, p9, p10)
        var_mean_1 = torch.ops.aten.var_mean.correction(clone, [2], correction = 0, keepdim = True)
        getitem_2: "f32[128, 1, 1]" = var_mean_1[0]
        getitem_3: "f32[128, 1, 1]" = var_mean_1[1]
        add_3: "f32[128, 1, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-06)
        rsqrt_1: "f32[128, 1, 1]" = torch.ops.aten.rsqrt.default(add_3)
        sub_1: "f32[128, 1, 256]" = torch.ops.aten.sub.Tensor(clone, getitem_3)
        mul_2: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_3: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(mul_2, arg5)
        add_4: "f32[128, 1, 256]" = torch.ops.aten.add.Tensor(mul_3, arg6)
        mul_4: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(add_4, 0.7071067811865476)
        erf: "f32[128, 1, 256]" = torch.ops.aten.erf.default(mul_4)
        add_5: "f32[128, 1, 256]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_5: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(add_4, 0.5)
        mul_6: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(mul_5, add_5)
        convert_element_type: "bf16[128, 197, 256]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_2: "bf16[25216, 256]" = torch.ops.aten.reshape.default(convert_element_type, p11)
        convert_element_type_1: "bf16[128, 1, 256]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_3: "bf16[128, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p12)
        convert_element_type_2: "bf16[128, 1, 256]" = torch.ops.prims.convert_element_type.default(slice_3, torch.bfloat16)
        reshape_4: "bf16[128, 256]" = torch.ops.aten.reshape.default(convert_element_type_2, p13)
        return (slice_1, slice_2, cat, getitem_1, rsqrt, getitem_3, rsqrt_1, reshape_2, reshape_3, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
