"""assay repro 1
pattern 8dbecfd31bd5a59b4b017a5221c3c7e23cedd3328b8b3d67d1b1c692d39cecd7
home    40cbb1ac1138
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg1: "bf16[64, 384, 14, 14]", arg2: "bf16[64, 384, 14, 14]", arg3: "bf16[64, 384, 14, 14]", arg4: "f32[64, 384, 1, 1]", arg5: "f32[64, 384, 1, 1]", arg6: "f32[64, 384, 14, 14]", arg7: "f32[64, 384, 14, 14]", arg8: "bf16[64, 3, 14, 14]", arg9: "bf16[64, 384, 14, 14]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]"):
        mul: "bf16[64, 384, 14, 14]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "bf16[64, 384, 14, 14]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_2: "f32[64, 384, 1, 1]" = torch.ops.aten.mul.Tensor(arg4, 0.5)
        mul_3: "f32[64, 384, 1, 1]" = torch.ops.aten.mul.Tensor(mul_2, arg5)
        mul_4: "f32[64, 384, 14, 14]" = torch.ops.aten.mul.Tensor(arg6, 0.5)
        mul_5: "f32[64, 384, 14, 14]" = torch.ops.aten.mul.Tensor(mul_4, arg7)
        sum_1: "f32[64, 1, 14, 14]" = torch.ops.aten.sum.dim_IntList(mul_1, [1], True, dtype = torch.float32)
        convert_element_type: "bf16[64, 384, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        mul_6: "bf16[64, 384, 14, 14]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type)
        sum_2: "f32[64, 1, 14, 14]" = torch.ops.aten.sum.dim_IntList(mul_6, [1], True, dtype = torch.float32)
        convert_element_type_1: "bf16[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        mul_7: "bf16[64, 384, 14, 14]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        sum_3: "f32[64, 1, 14, 14]" = torch.ops.aten.sum.dim_IntList(mul_7, [1], True, dtype = torch.float32)
        convert_element_type_2: "bf16[64, 1, 14, 14]" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16)
        slice_scatter: "bf16[64, 3, 14, 14]" = torch.ops.aten.slice_scatter.default(arg8, convert_element_type_2, 1, p0, p1, p2)
        convert_element_type_3: "bf16[64, 1, 14, 14]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        slice_scatter_1: "bf16[64, 3, 14, 14]" = torch.ops.aten.slice_scatter.default(arg8, convert_element_type_3, 1, p3, p4, p5)
        convert_element_type_4: "bf16[64, 1, 14, 14]" = torch.ops.prims.convert_element_type.default(sum_3, torch.bfloat16)
        slice_scatter_2: "bf16[64, 3, 14, 14]" = torch.ops.aten.slice_scatter.default(arg8, convert_element_type_4, 1, p6, p7, p8)
        add: "bf16[64, 3, 14, 14]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_2)
        add_1: "bf16[64, 3, 14, 14]" = torch.ops.aten.add.Tensor(add, slice_scatter_1)
        cat: "bf16[64, 771, 14, 14]" = torch.ops.aten.cat.default([mul, arg9, add_1], 1)
        permute: "bf16[64, 14, 14, 771]" = torch.ops.aten.permute.default(cat, [0, 2, 3, 1])
        clone: "bf16[64, 14, 14, 771]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[12544, 771]" = torch.ops.aten.reshape.default(clone, p9)
        permute_1: "bf16[771, 12544]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_4: "f32[1, 771]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[771]" = torch.ops.aten.reshape.default(sum_4, p10)
        convert_element_type_5: "f32[771]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (reshape, permute_1, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
