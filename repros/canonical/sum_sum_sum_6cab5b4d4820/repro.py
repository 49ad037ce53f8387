"""assay repro 1
pattern 6cab5b4d4820ab18c8e958db62d6123fe752147203937bd2898764d8cfc77679
home    c0a9ff70b00f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 197, 1]", arg1: "f32[128, 197, 256]", arg2: "f32[128, 197, 1]", arg3: "bf16[128, 256]", arg4: "f32[256]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]"):
        div: "f32[128, 197, 1]" = torch.ops.aten.div.Tensor(arg0, 256.0)
        full: "f32[128, 197, 256]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        sub: "f32[128, 197, 256]" = torch.ops.aten.sub.Tensor(arg1, arg2)
        mul: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[128, 256]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        select_scatter: "f32[128, 197, 256]" = torch.ops.aten.select_scatter.default(full, convert_element_type, 1, p1)
        mul_1: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(select_scatter, arg4)
        mul_2: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(select_scatter, mul)
        mul_4: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(mul_1, 256.0)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(select_scatter, [0, 1])
        sum_3: "f32[128, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 197, 256]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 197, 256]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 197, 256]" = torch.ops.aten.mul.Tensor(div, sub_2)
        slice_1: "f32[128, 1, 256]" = torch.ops.aten.slice.Tensor(mul_6, 1, p2, p3, p4)
        convert_element_type_1: "bf16[128, 1, 256]" = torch.ops.prims.convert_element_type.default(slice_1, torch.bfloat16)
        reshape: "bf16[128, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        permute: "bf16[256, 128]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 256]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[256]" = torch.ops.aten.reshape.default(sum_5, p6)
        convert_element_type_2: "f32[256]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (full, sum_1, sum_2, mul_6, reshape, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
