"""assay repro 1
pattern d4b7c87a352ba253ae93867c7402ceb52a6d9eea93620de49c2fd5ed6451d331
home    5ec52fbe7c11
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 64, 64, 64][262144, 1, 4096, 64]", arg1: "bf16[128, 64, 64, 64][262144, 1, 4096, 64]", arg2: "f32[1, 64, 1, 1]", arg3: "f32[64]", arg4: "f32[1, 64, 1, 1]", arg5: "bf16[128, 64, 128, 128][1048576, 1, 8192, 64]", arg6: "f32[64]", arg7: "i8[128, 64, 64, 64][262144, 1, 4096, 64]", arg8: "bf16[128, 64, 128, 128][1048576, 1, 8192, 64]", p0: "size[]"):
        add: "bf16[128, 64, 64, 64]" = torch.ops.aten.add.Tensor(arg0, arg1)
        squeeze: "f32[64]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        mul: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze, arg3)
        mul_1: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[64]" = torch.ops.aten.squeeze.dims(arg4, [0, 2, 3])
        sub: "f32[128, 64, 128, 128]" = torch.ops.aten.sub.Tensor(arg5, arg4)
        mul_2: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_3: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add_1: "f32[128, 64, 128, 128]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        _low_memory_max_pool_offsets_to_indices: "i64[128, 64, 64, 64]" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(arg7, [3, 3], p0, [2, 2], [1, 1], [1, 1])
        max_pool2d_with_indices_backward: "bf16[128, 64, 128, 128]" = torch.ops.aten.max_pool2d_with_indices_backward.default(add, arg8, [3, 3], [2, 2], [1, 1], [1, 1], False, _low_memory_max_pool_offsets_to_indices)
        convert_element_type: "bf16[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        convert_element_type_1: "f32[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub_1: "f32[128, 64, 128, 128]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_9)
        convert_element_type_2: "f32[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(max_pool2d_with_indices_backward, torch.float32)
        convert_element_type_3: "f32[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.float32)
        neg: "f32[128, 64, 128, 128]" = torch.ops.aten.neg.default(convert_element_type_3)
        exp: "f32[128, 64, 128, 128]" = torch.ops.aten.exp.default(neg)
        add_2: "f32[128, 64, 128, 128]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[128, 64, 128, 128]" = torch.ops.aten.reciprocal.default(add_2)
        mul_4: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        mul_5: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_4)
        sub_2: "f32[128, 64, 128, 128]" = torch.ops.aten.sub.Tensor(1.0, mul_4)
        mul_6: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_2)
        add_3: "f32[128, 64, 128, 128]" = torch.ops.aten.add.Tensor(mul_6, 1.0)
        mul_7: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(mul_5, add_3)
        convert_element_type_4: "f32[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(mul_7, torch.float32)
        mul_8: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_1)
        sum_1: "f32[64]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 2, 3])
        mul_9: "f32[64]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_10: "f32[64]" = torch.ops.aten.mul.Tensor(sum_1, 4.76837158203125e-07)
        mul_11: "f32[64]" = torch.ops.aten.mul.Tensor(mul_10, mul_1)
        sum_2: "f32[64]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        mul_12: "f32[64]" = torch.ops.aten.mul.Tensor(sum_2, 4.76837158203125e-07)
        unsqueeze_10: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_11, 0)
        unsqueeze_11: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_12, 0)
        unsqueeze_12: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_13: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_3: "f32[128, 64, 128, 128]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_13)
        unsqueeze_15: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_4: "f32[128, 64, 128, 128]" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_15)
        mul_14: "f32[128, 64, 128, 128]" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_8)
        convert_element_type_5: "bf16[128, 64, 128, 128]" = torch.ops.prims.convert_element_type.default(mul_14, torch.bfloat16)
        return (mul_9, sum_2, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
