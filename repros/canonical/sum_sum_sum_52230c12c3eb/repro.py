"""assay repro 1
pattern 52230c12c3eb720043298a879a409e0cd99e442bf9bb410647b99337be45c0e2
home    05885c59599a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 192, 28, 28][150528, 1, 5376, 192]", arg1: "bf16[64, 192, 28, 28]", arg2: "bf16[64, 192, 28, 28]", arg3: "bf16[64, 192, 28, 28]", arg4: "f32[64, 192, 1, 1]", arg5: "f32[64, 192, 1, 1]", arg6: "f32[64, 192, 28, 28]", arg7: "f32[64, 192, 28, 28]", arg8: "bf16[64, 192, 28, 28]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]"):
        full: "bf16[64, 3, 28, 28]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        mul: "bf16[64, 192, 28, 28]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "bf16[64, 192, 28, 28]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_2: "f32[64, 192, 1, 1]" = torch.ops.aten.mul.Tensor(arg4, 0.5)
        mul_3: "f32[64, 192, 1, 1]" = torch.ops.aten.mul.Tensor(mul_2, arg5)
        mul_4: "f32[64, 192, 28, 28]" = torch.ops.aten.mul.Tensor(arg6, 0.5)
        mul_5: "f32[64, 192, 28, 28]" = torch.ops.aten.mul.Tensor(mul_4, arg7)
        sum_1: "f32[64, 1, 28, 28]" = torch.ops.aten.sum.dim_IntList(mul_1, [1], True, dtype = torch.float32)
        convert_element_type: "bf16[64, 192, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        mul_6: "bf16[64, 192, 28, 28]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type)
        sum_2: "f32[64, 1, 28, 28]" = torch.ops.aten.sum.dim_IntList(mul_6, [1], True, dtype = torch.float32)
        convert_element_type_1: "bf16[64, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        mul_7: "bf16[64, 192, 28, 28]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        sum_3: "f32[64, 1, 28, 28]" = torch.ops.aten.sum.dim_IntList(mul_7, [1], True, dtype = torch.float32)
        convert_element_type_2: "bf16[64, 1, 28, 28]" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16)
        slice_scatter: "bf16[64, 3, 28, 28]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_2, 1, p1, p2, p3)
        convert_element_type_3: "bf16[64, 1, 28, 28]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        slice_scatter_1: "bf16[64, 3, 28, 28]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_3, 1, p4, p5, p6)
        convert_element_type_4: "bf16[64, 1, 28, 28]" = torch.ops.prims.convert_element_type.default(sum_3, torch.bfloat16)
        slice_scatter_2: "bf16[64, 3, 28, 28]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_4, 1, p7, p8, p9)
        add: "bf16[64, 3, 28, 28]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_2)
        add_1: "bf16[64, 3, 28, 28]" = torch.ops.aten.add.Tensor(add, slice_scatter_1)
        cat: "bf16[64, 387, 28, 28]" = torch.ops.aten.cat.default([mul, arg8, add_1], 1)
        permute: "bf16[64, 28, 28, 387]" = torch.ops.aten.permute.default(cat, [0, 2, 3, 1])
        clone: "bf16[64, 28, 28, 387]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[50176, 387]" = torch.ops.aten.reshape.default(clone, p10)
        constant_pad_nd: "bf16[50176, 392]" = torch.ops.aten.constant_pad_nd.default(reshape, p11)
        permute_1: "bf16[387, 50176]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_4: "f32[1, 387]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[387]" = torch.ops.aten.reshape.default(sum_4, p12)
        convert_element_type_5: "f32[387]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (full, constant_pad_nd, permute_1, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
