"""assay repro 1
pattern 075d1a0bbe1044f54b701946c39877d026c0779ab1b4c18674059177c8ae5eaf
home    c69c05b3adce
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 64, 56, 56]", arg1: "bf16[64, 64, 112, 112]", arg2: "f32[64]", arg3: "f32[64]", arg4: "f32[64]", arg5: "f32[64]", arg6: "bf16[64, 256, 56, 56]", arg7: "bf16[64, 128, 56, 56]", arg8: "bf16[64, 160, 56, 56]", arg9: "bf16[64, 96, 56, 56]", arg10: "bf16[64, 192, 56, 56]", arg11: "bf16[64, 224, 56, 56]", arg12: "bf16[]", arg13: "bf16[64, 64, 56, 56]", arg14: "i8[64, 64, 56, 56]", arg15: "bf16[64, 64, 56, 56]", arg16: "f32[1, 64, 1, 1]", arg17: "bf16[64, 64, 112, 112]", arg18: "f32[1, 64, 1, 1]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size[]"):
        le: "b8[64, 64, 56, 56]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        le_1: "b8[64, 64, 112, 112]" = torch.ops.aten.le.Scalar(arg1, 0.0)
        mul: "f32[64]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_1: "f32[64]" = torch.ops.aten.mul.Tensor(arg4, arg5)
        mul_2: "f32[64]" = torch.ops.aten.mul.Tensor(arg2, arg2)
        mul_3: "f32[64]" = torch.ops.aten.mul.Tensor(arg4, arg4)
        slice_1: "bf16[64, 64, 56, 56]" = torch.ops.aten.slice.Tensor(arg6, 1, p0, p1, p2)
        slice_2: "bf16[64, 64, 56, 56]" = torch.ops.aten.slice.Tensor(arg7, 1, p3, p4, p5)
        slice_3: "bf16[64, 64, 56, 56]" = torch.ops.aten.slice.Tensor(arg8, 1, p6, p7, p8)
        slice_4: "bf16[64, 64, 56, 56]" = torch.ops.aten.slice.Tensor(arg9, 1, p9, p10, p11)
        slice_5: "bf16[64, 64, 56, 56]" = torch.ops.aten.slice.Tensor(arg10, 1, p12, p13, p14)
        slice_6: "bf16[64, 64, 56, 56]" = torch.ops.aten.slice.Tensor(arg11, 1, p15, p16, p17)
        add: "bf16[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(slice_1, slice_6)
        add_1: "bf16[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(add, slice_5)
        add_2: "bf16[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(add_1, slice_3)
        add_3: "bf16[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(add_2, slice_2)
        add_4: "bf16[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(add_3, slice_4)
        unsqueeze: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        unsqueeze_2: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        where: "bf16[64, 64, 56, 56]" = torch.ops.aten.where.self(le, arg12, arg13)
        _low_memory_max_pool_offsets_to_indices: "i64[64, 64, 56, 56]" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(arg14, [3, 3], p18, [2, 2], [1, 1], [1, 1])
        convert_element_type: "f32[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(arg15, torch.float32)
        sub: "f32[64, 64, 56, 56]" = torch.ops.aten.sub.Tensor(convert_element_type, arg16)
        convert_element_type_1: "f32[64, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(arg17, torch.float32)
        sub_1: "f32[64, 64, 112, 112]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg18)
        convert_element_type_2: "f32[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_4: "f32[64, 64, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub)
        sum_1: "f32[64]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[64]" = torch.ops.aten.mul.Tensor(sum_1, arg2)
        mul_6: "f32[64]" = torch.ops.aten.mul.Tensor(sum_1, 4.982461734693877e-06)
        mul_7: "f32[64]" = torch.ops.aten.mul.Tensor(mul_6, mul_2)
        sum_2: "f32[64]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_8: "f32[64]" = torch.ops.aten.mul.Tensor(sum_2, 4.982461734693877e-06)
        unsqueeze_6: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_7: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_8: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_9: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        unsqueeze_10: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        mul_9: "f32[64, 64, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_10)
        sub_2: "f32[64, 64, 56, 56]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_9)
        unsqueeze_11: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        sub_3: "f32[64, 64, 56, 56]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_11)
        mul_10: "f32[64, 64, 56, 56]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_4)
        convert_element_type_3: "bf16[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        add_5: "bf16[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_3)
        max_pool2d_with_indices_backward: "bf16[64, 64, 112, 112]" = torch.ops.aten.max_pool2d_with_indices_backward.default(add_5, arg1, [3, 3], [2, 2], [1, 1], [1, 1], False, _low_memory_max_pool_offsets_to_indices)
        where_1: "bf16[64, 64, 112, 112]" = torch.ops.aten.where.self(le_1, arg12, max_pool2d_with_indices_backward)
        convert_element_type_4: "f32[64, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(where_1, torch.float32)
        mul_11: "f32[64, 64, 112, 112]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_1)
        sum_3: "f32[64]" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 2, 3])
        mul_12: "f32[64]" = torch.ops.aten.mul.Tensor(sum_3, arg4)
        mul_13: "f32[64]" = torch.ops.aten.mul.Tensor(sum_3, 1.2456154336734693e-06)
        mul_14: "f32[64]" = torch.ops.aten.mul.Tensor(mul_13, mul_3)
        sum_4: "f32[64]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        mul_15: "f32[64]" = torch.ops.aten.mul.Tensor(sum_4, 1.2456154336734693e-06)
        unsqueeze_12: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_14, 0)
        unsqueeze_13: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_15, 0)
        unsqueeze_14: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        unsqueeze_15: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 2)
        unsqueeze_16: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 3)
        mul_16: "f32[64, 64, 112, 112]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_16)
        sub_4: "f32[64, 64, 112, 112]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_16)
        unsqueeze_17: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 3)
        sub_5: "f32[64, 64, 112, 112]" = torch.ops.aten.sub.Tensor(sub_4, unsqueeze_17)
        mul_17: "f32[64, 64, 112, 112]" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_5)
        convert_element_type_5: "bf16[64, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(mul_17, torch.bfloat16)
        return (mul_5, sum_2, mul_12, sum_4, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
