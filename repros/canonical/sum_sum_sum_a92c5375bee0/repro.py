"""assay repro 1
pattern a92c5375bee04f767f807d2565b88f4dc93c8f6acbde9906ddc042b965785676
home    c033caad974a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 197, 1]", arg1: "bf16[64, 384]", arg2: "f32[64, 197, 384]", arg3: "f32[64, 197, 1]", arg4: "bf16[64, 384]", arg5: "f32[384]", arg6: "f32[384]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]"):
        div: "f32[64, 197, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        full: "f32[64, 197, 384]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[64, 1, 384]" = torch.ops.aten.reshape.default(arg1, p1)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(arg2, arg3)
        mul: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[64, 384]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        select_scatter: "f32[64, 197, 384]" = torch.ops.aten.select_scatter.default(full, convert_element_type, 1, p2)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(select_scatter, arg5)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(select_scatter, mul)
        mul_4: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(select_scatter, [0, 1])
        sum_3: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        slice_1: "f32[64, 1, 384]" = torch.ops.aten.slice.Tensor(mul_6, 1, p3, p4, p5)
        mul_7: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(slice_1, arg6)
        mul_8: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(slice_1, reshape)
        sum_5: "f32[1, 1, 384]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 1], True, dtype = torch.float32)
        reshape_1: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p6)
        convert_element_type_1: "bf16[64, 1, 384]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        reshape_2: "bf16[64, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p7)
        permute: "bf16[384, 64]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_6: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[384]" = torch.ops.aten.reshape.default(sum_6, p8)
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (full, sum_1, sum_2, mul_6, slice_1, reshape_1, reshape_2, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
