"""assay repro 1
pattern b7cf09da210ec8fc2e2fc78182b153c3275a506e906fe97f212a278f138fd239
home    8915e0d94a81
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 64, 147, 147][1382976, 1, 9408, 64]", arg1: "f32[64]", arg2: "f32[64]", arg3: "i8[128, 64, 73, 73][341056, 1, 4672, 64]", arg4: "bf16[128, 64, 73, 73][341056, 1, 4672, 64]", arg5: "bf16[]", arg6: "bf16[128, 64, 147, 147][1382976, 1, 9408, 64]", arg7: "f32[1, 64, 1, 1]", p0: "size[]"):
        le: "b8[128, 64, 147, 147]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        mul: "f32[64]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        mul_1: "f32[64]" = torch.ops.aten.mul.Tensor(arg1, arg1)
        unsqueeze: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        _low_memory_max_pool_offsets_to_indices: "i64[128, 64, 73, 73]" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(arg3, [3, 3], p0, [2, 2], [0, 0], [1, 1])
        max_pool2d_with_indices_backward: "bf16[128, 64, 147, 147]" = torch.ops.aten.max_pool2d_with_indices_backward.default(arg4, arg0, [3, 3], [2, 2], [0, 0], [1, 1], False, _low_memory_max_pool_offsets_to_indices)
        where: "bf16[128, 64, 147, 147]" = torch.ops.aten.where.self(le, arg5, max_pool2d_with_indices_backward)
        convert_element_type: "f32[128, 64, 147, 147]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        sub: "f32[128, 64, 147, 147]" = torch.ops.aten.sub.Tensor(convert_element_type, arg7)
        convert_element_type_1: "f32[128, 64, 147, 147]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[128, 64, 147, 147]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[64]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[64]" = torch.ops.aten.mul.Tensor(sum_1, arg1)
        mul_4: "f32[64]" = torch.ops.aten.mul.Tensor(sum_1, 3.6153917349252627e-07)
        mul_5: "f32[64]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[64]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[64]" = torch.ops.aten.mul.Tensor(sum_2, 3.6153917349252627e-07)
        unsqueeze_3: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[128, 64, 147, 147]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[128, 64, 147, 147]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[128, 64, 147, 147]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[128, 64, 147, 147]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 64, 147, 147]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
