"""assay repro 1
pattern 650bc3d1b75ae3688cc934c1d515bb3c5a14fa197ead6836d98a086b489739d5
home    83f19fd3e2b6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 448]", arg1: "f32[448]", arg2: "f32[1, 448, 1, 1]", arg3: "f32[448]", arg4: "f32[1, 448, 1, 1]", arg5: "bf16[128, 448, 7, 7][21952, 1, 3136, 448]", arg6: "f32[448]", arg7: "f32[448]", arg8: "f32[128, 49, 448]", arg9: "f32[128, 49, 1]", arg10: "f32[128, 49, 448]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 49, 448]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "f32[1, 448, 1, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        squeeze: "f32[448]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        mul: "f32[448]" = torch.ops.aten.mul.Tensor(squeeze, arg3)
        mul_1: "f32[448]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[448]" = torch.ops.aten.squeeze.dims(arg4, [0, 2, 3])
        sub: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(arg5, arg4)
        mul_2: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "f32[1, 448]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 448]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[448, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_3: "f32[448, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "f32[1, 448, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 448, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_1: "f32[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub_1: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_9)
        convert_element_type_2: "f32[128, 49, 448]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_4: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(convert_element_type_2, arg7)
        mul_5: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(mul_4, arg8)
        mul_6: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(convert_element_type_2, arg8)
        mul_7: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(mul_4, 448.0)
        sum_1: "f32[448]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 1])
        sum_2: "f32[448]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 1])
        sum_3: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
        mul_8: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(arg8, sum_3)
        sum_4: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        sub_2: "f32[128, 49, 448]" = torch.ops.aten.sub.Tensor(mul_7, sum_4)
        sub_3: "f32[128, 49, 448]" = torch.ops.aten.sub.Tensor(sub_2, mul_8)
        mul_9: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(arg9, sub_3)
        add_1: "f32[128, 49, 448]" = torch.ops.aten.add.Tensor(arg10, mul_9)
        permute: "f32[128, 448, 49]" = torch.ops.aten.permute.default(add_1, [0, 2, 1])
        reshape_2: "f32[128, 448, 7, 7]" = torch.ops.aten.reshape.default(permute, p2)
        mul_10: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(reshape_2, reshape_1)
        mul_11: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(reshape_2, convert_element_type)
        sum_5: "f32[1, 448, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 2, 3], True, dtype = torch.float32)
        reshape_3: "f32[448]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_3: "f32[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_10, torch.float32)
        mul_12: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_1)
        sum_6: "f32[448]" = torch.ops.aten.sum.dim_IntList(mul_12, [0, 2, 3])
        mul_13: "f32[448]" = torch.ops.aten.mul.Tensor(sum_6, squeeze)
        mul_14: "f32[448]" = torch.ops.aten.mul.Tensor(sum_6, 0.00015943877551020407)
        mul_15: "f32[448]" = torch.ops.aten.mul.Tensor(mul_14, mul_1)
        sum_7: "f32[448]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        mul_16: "f32[448]" = torch.ops.aten.mul.Tensor(sum_7, 0.00015943877551020407)
        unsqueeze_10: "f32[1, 448]" = torch.ops.aten.unsqueeze.default(mul_15, 0)
        unsqueeze_11: "f32[1, 448]" = torch.ops.aten.unsqueeze.default(mul_16, 0)
        unsqueeze_12: "f32[1, 448, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 448, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_17: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_4: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_17)
        unsqueeze_15: "f32[1, 448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_5: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(sub_4, unsqueeze_15)
        mul_18: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_8)
        convert_element_type_4: "bf16[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_18, torch.bfloat16)
        sum_8: "bf16[448]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        convert_element_type_5: "f32[448]" = torch.ops.prims.convert_element_type.default(sum_8, torch.float32)
        return (sum_1, sum_2, reshape_2, reshape_3, mul_13, sum_7, convert_element_type_4, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
