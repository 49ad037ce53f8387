"""assay repro 1
pattern b46ca0bf6b1d5f0818087a6955b3d18557a4504d7645b017c26d2519e5123019
home    f2667e9720c0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 56, 56][401408, 1, 7168, 128]", arg1: "f32[128]", arg2: "f32[128]", arg3: "f32[128]", arg4: "f32[128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        permute: "bf16[128, 56, 56, 128]" = torch.ops.aten.permute.default(arg0, [0, 2, 3, 1])
        convert_element_type: "f32[128, 56, 56, 128]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[128, 56, 56, 1]" = var_mean[1]
        add: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 56, 56, 128]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        var_mean_1 = torch.ops.aten.var_mean.correction(add_1, [3], correction = 0, keepdim = True)
        getitem_2: "f32[128, 56, 56, 1]" = var_mean_1[0]
        getitem_3: "f32[128, 56, 56, 1]" = var_mean_1[1]
        add_2: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub_1: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(add_1, getitem_3)
        mul_2: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_3: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_3: "f32[128, 56, 56, 128]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        reshape: "f32[128, 8, 7, 8, 7, 128]" = torch.ops.aten.reshape.default(add_3, p0)
        permute_1: "f32[128, 8, 8, 7, 7, 128]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2, 4, 5])
        clone: "f32[128, 8, 8, 7, 7, 128]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_1: "f32[8192, 7, 7, 128]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "f32[8192, 49, 128]" = torch.ops.aten.reshape.default(reshape_1, p2)
        convert_element_type_1: "bf16[8192, 49, 128]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        reshape_3: "bf16[401408, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (getitem_1, rsqrt, add_1, getitem_3, rsqrt_1, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
