"""assay repro 1
pattern 08d795a83d711439cb4f0e3d9a016ed9b2c0c8cfb6cd9fe641b82a46b3bdc399
home    060b0244ba5f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 192, 35, 35][235200, 1, 6720, 192]", arg1: "bf16[128, 192, 35, 35][235200, 1, 6720, 192]", arg2: "bf16[128, 192, 35, 35][235200, 1, 6720, 192]", arg3: "bf16[128, 192, 35, 35][235200, 1, 6720, 192]", arg4: "bf16[128, 192, 35, 35][235200, 1, 6720, 192]", arg5: "bf16[128, 192, 71, 71][967872, 1, 13632, 192]", arg6: "f32[192]", arg7: "f32[192]", arg8: "i8[128, 192, 35, 35][235200, 1, 6720, 192]", arg9: "bf16[]", arg10: "bf16[128, 192, 71, 71][967872, 1, 13632, 192]", arg11: "f32[1, 192, 1, 1]", p0: "size[]"):
        avg_pool2d_backward: "bf16[128, 192, 35, 35]" = torch.ops.aten.avg_pool2d_backward.default(arg0, arg1, [3, 3], [1, 1], [1, 1], False, True, None)
        add: "bf16[128, 192, 35, 35]" = torch.ops.aten.add.Tensor(avg_pool2d_backward, arg2)
        add_1: "bf16[128, 192, 35, 35]" = torch.ops.aten.add.Tensor(add, arg3)
        add_2: "bf16[128, 192, 35, 35]" = torch.ops.aten.add.Tensor(add_1, arg4)
        le: "b8[128, 192, 71, 71]" = torch.ops.aten.le.Scalar(arg5, 0.0)
        mul: "f32[192]" = torch.ops.aten.mul.Tensor(arg6, arg7)
        mul_1: "f32[192]" = torch.ops.aten.mul.Tensor(arg6, arg6)
        unsqueeze: "f32[1, 192]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 192, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        _low_memory_max_pool_offsets_to_indices: "i64[128, 192, 35, 35]" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(arg8, [3, 3], p0, [2, 2], [0, 0], [1, 1])
        max_pool2d_with_indices_backward: "bf16[128, 192, 71, 71]" = torch.ops.aten.max_pool2d_with_indices_backward.default(add_2, arg5, [3, 3], [2, 2], [0, 0], [1, 1], False, _low_memory_max_pool_offsets_to_indices)
        where: "bf16[128, 192, 71, 71]" = torch.ops.aten.where.self(le, arg9, max_pool2d_with_indices_backward)
        convert_element_type: "f32[128, 192, 71, 71]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        sub: "f32[128, 192, 71, 71]" = torch.ops.aten.sub.Tensor(convert_element_type, arg11)
        convert_element_type_1: "f32[128, 192, 71, 71]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[128, 192, 71, 71]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[192]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[192]" = torch.ops.aten.mul.Tensor(sum_1, arg6)
        mul_4: "f32[192]" = torch.ops.aten.mul.Tensor(sum_1, 1.5497917079944455e-06)
        mul_5: "f32[192]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[192]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[192]" = torch.ops.aten.mul.Tensor(sum_2, 1.5497917079944455e-06)
        unsqueeze_3: "f32[1, 192]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 192]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 192, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 192, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[128, 192, 71, 71]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[128, 192, 71, 71]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[128, 192, 71, 71]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[128, 192, 71, 71]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 192, 71, 71]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
