"""assay repro 1
pattern 0d74d21f466ee2ab6421fe30a804942efa3bd29ea5908171c5ce71f3bb34f0bb
home    80e2bc63c4fb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256, 28, 28][200704, 1, 7168, 256]", arg1: "bf16[128, 256, 56, 56][802816, 1, 14336, 256]", arg2: "bf16[128, 256, 56, 56][802816, 1, 14336, 256]", arg3: "bf16[128, 256, 1, 1]", arg4: "bf16[128, 256, 56, 56][802816, 1, 14336, 256]", arg5: "bf16[128, 256, 56, 56][802816, 1, 14336, 256]"):
        avg_pool2d_backward: "bf16[128, 256, 56, 56]" = torch.ops.aten.avg_pool2d_backward.default(arg0, arg1, [2, 2], [2, 2], [0, 0], True, False, None)
        add: "bf16[128, 256, 56, 56]" = torch.ops.aten.add.Tensor(arg2, avg_pool2d_backward)
        mul: "bf16[128, 256, 56, 56]" = torch.ops.aten.mul.Tensor(add, 0.9805806756909201)
        sigmoid: "bf16[128, 256, 1, 1]" = torch.ops.aten.sigmoid.default(arg3)
        mul_1: "bf16[128, 256, 56, 56]" = torch.ops.aten.mul.Tensor(arg4, sigmoid)
        mul_2: "bf16[128, 256, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, 2.0)
        mul_3: "bf16[128, 256, 56, 56]" = torch.ops.aten.mul.Tensor(mul_2, 0.2)
        add_1: "bf16[128, 256, 56, 56]" = torch.ops.aten.add.Tensor(mul_3, arg5)
        convert_element_type: "f32[128, 256, 56, 56]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        neg: "f32[128, 256, 56, 56]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 256, 56, 56]" = torch.ops.aten.exp.default(neg)
        add_2: "f32[128, 256, 56, 56]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[128, 256, 56, 56]" = torch.ops.aten.reciprocal.default(add_2)
        mul_4: "f32[128, 256, 56, 56]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        sub: "f32[128, 256, 56, 56]" = torch.ops.aten.sub.Tensor(1.0, mul_4)
        mul_5: "f32[128, 256, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        add_3: "f32[128, 256, 56, 56]" = torch.ops.aten.add.Tensor(mul_5, 1.0)
        convert_element_type_1: "f32[128, 256, 56, 56]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_6: "f32[128, 256, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_4)
        mul_7: "f32[128, 256, 56, 56]" = torch.ops.aten.mul.Tensor(mul_6, add_3)
        convert_element_type_2: "bf16[128, 256, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        mul_8: "bf16[128, 256, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.2)
        mul_9: "bf16[128, 256, 56, 56]" = torch.ops.aten.mul.Tensor(mul_8, 2.0)
        mul_10: "bf16[128, 256, 56, 56]" = torch.ops.aten.mul.Tensor(mul_9, arg4)
        sum_1: "bf16[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        sum_2: "f32[128, 256, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [2, 3], True, dtype = torch.float32)
        convert_element_type_3: "f32[128, 256, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub_1: "f32[128, 256, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_3)
        mul_11: "f32[128, 256, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_1)
        convert_element_type_4: "f32[128, 256, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        mul_12: "f32[128, 256, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul_11)
        convert_element_type_5: "bf16[128, 256, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        sum_3: "bf16[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        convert_element_type_7: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        return (sigmoid, convert_element_type_2, mul_9, convert_element_type_5, convert_element_type_6, convert_element_type_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
