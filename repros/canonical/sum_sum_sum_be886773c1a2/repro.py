"""assay repro 1
pattern be886773c1a25aeee86f6c8705788f2985f448cfeec8afa5e30df08e7344ad4c
home    957e7d07c351
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 96, 56, 56][301056, 1, 5376, 96]", arg1: "f32[96]", arg2: "f32[128, 56, 56, 96]", arg3: "f32[128, 56, 56, 1]", p0: "size[]", p1: "size[]"):
        convert_element_type: "f32[128, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        permute: "f32[128, 56, 56, 96]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 3, 1])
        mul: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(permute, arg1)
        mul_1: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(permute, arg2)
        mul_3: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul, 96.0)
        sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1, 2])
        sum_2: "f32[96]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1, 2])
        sum_3: "f32[128, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        mul_4: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[128, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[128, 56, 56, 96]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 56, 56, 96]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        permute_1: "f32[128, 96, 56, 56]" = torch.ops.aten.permute.default(mul_5, [0, 3, 1, 2])
        convert_element_type_1: "bf16[128, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        permute_2: "bf16[128, 56, 56, 96]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 3, 1])
        reshape: "bf16[401408, 96]" = torch.ops.aten.reshape.default(permute_2, p0)
        permute_3: "bf16[96, 401408]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 96]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[96]" = torch.ops.aten.reshape.default(sum_5, p1)
        convert_element_type_2: "f32[96]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (sum_1, sum_2, permute_1, reshape, permute_3, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
