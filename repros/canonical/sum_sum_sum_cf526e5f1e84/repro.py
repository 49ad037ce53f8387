"""assay repro 1
pattern cf526e5f1e84ed1d9e50a823be18da3ea2e47a6faf3d148c2cedb19a22c8bb97
home    694fbbef705d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768]", arg1: "f32[768]", arg2: "f32[128, 197, 768]", arg3: "f32[128, 197, 1]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        full: "f32[128, 197, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        convert_element_type: "f32[128, 768]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        select_scatter: "f32[128, 197, 768]" = torch.ops.aten.select_scatter.default(full, convert_element_type, 1, p1)
        mul: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(select_scatter, arg1)
        mul_1: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(select_scatter, arg2)
        mul_3: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(select_scatter, [0, 1])
        sum_3: "f32[128, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[128, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 197, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 197, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        convert_element_type_1: "bf16[128, 197, 768]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        reshape: "bf16[25216, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        permute: "bf16[768, 25216]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (sum_1, sum_2, mul_5, reshape, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
