"""assay repro 1
pattern 1fca7e530fd13bcb316d5d0333d4e25040c9e7a11518ca092d21167bac2bad2d
home    c6fa8a420744
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 962, 1]", arg1: "bf16[61568, 256]", arg2: "f32[64, 962, 256]", arg3: "f32[64, 962, 1]", arg4: "f32[256]", arg5: "f32[64, 962, 256]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size", p6: "size", p7: "size"):
        div: "f32[64, 962, 1]" = torch.ops.aten.div.Tensor(arg0, 256.0)
        reshape: "bf16[64, 962, 256]" = torch.ops.aten.reshape.default(arg1, p0)
        sub: "f32[64, 962, 256]" = torch.ops.aten.sub.Tensor(arg2, arg3)
        mul: "f32[64, 962, 256]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[64, 962, 256]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[64, 962, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, arg4)
        mul_2: "f32[64, 962, 256]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[64, 962, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        mul_4: "f32[64, 962, 256]" = torch.ops.aten.mul.Tensor(mul_1, 256.0)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[64, 962, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[64, 962, 256]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 962, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 962, 256]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 962, 256]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 962, 256]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add: "f32[64, 962, 256]" = torch.ops.aten.add.Tensor(arg5, mul_6)
        slice_1: "f32[64, 961, 256]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        permute: "f32[64, 256, 961]" = torch.ops.aten.permute.default(slice_1, [0, 2, 1])
        reshape_1: "f32[64, 256, 31, 31]" = torch.ops.aten.reshape.default(permute, p4)
        slice_2: "f32[64, 1, 256]" = torch.ops.aten.slice.Tensor(add, 1, p5, p6, p7)
        sum_5: "f32[1, 256, 31, 31]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        sum_6: "f32[1, 1, 256]" = torch.ops.aten.sum.dim_IntList(slice_2, [0], True, dtype = torch.float32)
        convert_element_type_1: "bf16[64, 256, 31, 31]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        sum_7: "bf16[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        convert_element_type_2: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_7, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, convert_element_type_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
