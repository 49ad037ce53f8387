"""assay repro 1
pattern 3567dd9dc67cfb8b0f490077b75f072d5c2af8b9315707aec401ba494934fb05
home    3486d192270d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256, 28, 28][200704, 1, 7168, 256]", arg1: "f32[256]", arg2: "f32[256]", arg3: "bf16[128, 2816, 14, 14][551936, 1, 39424, 2816]", arg4: "i8[128, 256, 14, 14][50176, 1, 3584, 256]", arg5: "bf16[128, 256, 14, 14][50176, 1, 3584, 256]", arg6: "bf16[128, 256, 28, 28][200704, 1, 7168, 256]", arg7: "bf16[]", arg8: "bf16[128, 256, 28, 28][200704, 1, 7168, 256]", arg9: "f32[1, 256, 1, 1]", p0: "size", p1: "size", p2: "size", p3: "size[]"):
        le: "b8[128, 256, 28, 28]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(arg1, arg1)
        slice_1: "bf16[128, 256, 14, 14]" = torch.ops.aten.slice.Tensor(arg3, 1, p0, p1, p2)
        unsqueeze: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        _low_memory_max_pool_offsets_to_indices: "i64[128, 256, 14, 14]" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(arg4, [2, 2], p3, [2, 2], [0, 0], [1, 1])
        max_pool2d_with_indices_backward: "bf16[128, 256, 28, 28]" = torch.ops.aten.max_pool2d_with_indices_backward.default(arg5, arg0, [2, 2], [2, 2], [0, 0], [1, 1], False, _low_memory_max_pool_offsets_to_indices)
        add: "bf16[128, 256, 28, 28]" = torch.ops.aten.add.Tensor(arg6, max_pool2d_with_indices_backward)
        max_pool2d_with_indices_backward_1: "bf16[128, 256, 28, 28]" = torch.ops.aten.max_pool2d_with_indices_backward.default(slice_1, arg0, [2, 2], [2, 2], [0, 0], [1, 1], False, _low_memory_max_pool_offsets_to_indices)
        add_1: "bf16[128, 256, 28, 28]" = torch.ops.aten.add.Tensor(add, max_pool2d_with_indices_backward_1)
        where: "bf16[128, 256, 28, 28]" = torch.ops.aten.where.self(le, arg7, add_1)
        convert_element_type: "f32[128, 256, 28, 28]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        sub: "f32[128, 256, 28, 28]" = torch.ops.aten.sub.Tensor(convert_element_type, arg9)
        convert_element_type_1: "f32[128, 256, 28, 28]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[128, 256, 28, 28]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, arg1)
        mul_4: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, 9.964923469387754e-06)
        mul_5: "f32[256]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[256]" = torch.ops.aten.mul.Tensor(sum_2, 9.964923469387754e-06)
        unsqueeze_3: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[128, 256, 28, 28]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[128, 256, 28, 28]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[128, 256, 28, 28]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[128, 256, 28, 28]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 256, 28, 28]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (where, mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
