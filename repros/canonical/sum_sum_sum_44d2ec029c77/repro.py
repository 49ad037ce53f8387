"""assay repro 1
pattern 44d2ec029c7712c6ed1d2023f1b7ba7f319ded7b08a8150b771f8b4739892797
home    d44907445f99
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 48, 56, 56][150528, 1, 2688, 48]", arg1: "f32[48]", arg2: "f32[48]", arg3: "f32[48]", arg4: "bf16[128, 48, 56, 56][150528, 1, 2688, 48]", arg5: "bf16[128, 48, 56, 56][150528, 1, 2688, 48]", arg6: "f32[1, 48, 1, 1]", arg7: "bf16[128, 48, 56, 56][150528, 1, 2688, 48]", arg8: "f32[128, 48, 56, 56][150528, 1, 2688, 48]", p0: "size[]", p1: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        le: "b8[128, 48, 56, 56]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        mul: "f32[48]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        mul_1: "f32[48]" = torch.ops.aten.mul.Tensor(arg1, arg1)
        reshape: "f32[1, 48, 1, 1]" = torch.ops.aten.reshape.default(arg3, p0)
        sub: "bf16[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(arg4, arg0)
        unsqueeze: "f32[1, 48]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 48, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub_1: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(convert_element_type, arg6)
        convert_element_type_1: "f32[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        add: "f32[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(arg8, convert_element_type_1)
        mul_2: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(add, reshape)
        mul_3: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(add, sub)
        sum_1: "f32[1, 48, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2, 3], True, dtype = torch.float32)
        reshape_1: "f32[48]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type_2: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_3: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        avg_pool2d_backward: "bf16[128, 48, 56, 56]" = torch.ops.aten.avg_pool2d_backward.default(convert_element_type_3, arg0, [3, 3], [1, 1], [1, 1], False, False, None)
        neg: "bf16[128, 48, 56, 56]" = torch.ops.aten.neg.default(convert_element_type_3)
        add_1: "bf16[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(convert_element_type_2, neg)
        add_2: "bf16[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(add_1, avg_pool2d_backward)
        where: "bf16[128, 48, 56, 56]" = torch.ops.aten.where.self(le, full, add_2)
        convert_element_type_4: "f32[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_4: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_1)
        sum_2: "f32[48]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[48]" = torch.ops.aten.mul.Tensor(sum_2, arg1)
        mul_6: "f32[48]" = torch.ops.aten.mul.Tensor(sum_2, 2.4912308673469386e-06)
        mul_7: "f32[48]" = torch.ops.aten.mul.Tensor(mul_6, mul_1)
        sum_3: "f32[48]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        mul_8: "f32[48]" = torch.ops.aten.mul.Tensor(sum_3, 2.4912308673469386e-06)
        unsqueeze_3: "f32[1, 48]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_4: "f32[1, 48]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_5: "f32[1, 48, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 48, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_9: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_7)
        sub_2: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_9)
        unsqueeze_8: "f32[1, 48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_3: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_8)
        mul_10: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_2)
        convert_element_type_5: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        sum_4: "bf16[48]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[48]" = torch.ops.prims.convert_element_type.default(sum_4, torch.float32)
        return (full, reshape_1, mul_5, sum_3, convert_element_type_5, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
