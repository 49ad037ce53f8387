"""assay repro 1
pattern 94b6156cc3065b1d2deda8b9b1c67aebdbdcb3d894ef92f963958891d3dc7d31
home    f9865d66d78d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256, 24, 24][147456, 1, 6144, 256]", arg1: "bf16[128, 256, 48, 48][589824, 1, 12288, 256]", arg2: "bf16[128, 256, 48, 48][589824, 1, 12288, 256]", arg3: "bf16[128, 256, 1, 1]", arg4: "bf16[128, 256, 48, 48][589824, 1, 12288, 256]", arg5: "f32[]", arg6: "bf16[128, 256, 48, 48][589824, 1, 12288, 256]"):
        avg_pool2d_backward: "bf16[128, 256, 48, 48]" = torch.ops.aten.avg_pool2d_backward.default(arg0, arg1, [2, 2], [2, 2], [0, 0], True, False, None)
        add: "bf16[128, 256, 48, 48]" = torch.ops.aten.add.Tensor(arg2, avg_pool2d_backward)
        mul: "bf16[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(add, 0.9805806756909201)
        mul_1: "bf16[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(mul, 1.7015043497085571)
        sigmoid: "bf16[128, 256, 1, 1]" = torch.ops.aten.sigmoid.default(arg3)
        mul_2: "bf16[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(arg4, sigmoid)
        mul_3: "bf16[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(mul_2, 2.0)
        mul_4: "bf16[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(mul_3, arg5)
        mul_5: "bf16[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(mul_4, 0.2)
        add_1: "bf16[128, 256, 48, 48]" = torch.ops.aten.add.Tensor(mul_5, arg6)
        convert_element_type: "f32[128, 256, 48, 48]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        mul_6: "f32[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_7: "f32[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(mul_6, -0.5)
        exp: "f32[128, 256, 48, 48]" = torch.ops.aten.exp.default(mul_7)
        mul_8: "f32[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_9: "f32[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_8)
        mul_10: "f32[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 256, 48, 48]" = torch.ops.aten.erf.default(mul_10)
        add_2: "f32[128, 256, 48, 48]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_11: "f32[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(add_2, 0.5)
        add_3: "f32[128, 256, 48, 48]" = torch.ops.aten.add.Tensor(mul_11, mul_9)
        convert_element_type_1: "f32[128, 256, 48, 48]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        mul_12: "f32[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_3)
        convert_element_type_2: "bf16[128, 256, 48, 48]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        mul_13: "bf16[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.2)
        mul_14: "bf16[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(mul_13, arg5)
        mul_15: "bf16[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(mul_13, mul_3)
        mul_16: "bf16[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(mul_14, 2.0)
        mul_17: "bf16[128, 256, 48, 48]" = torch.ops.aten.mul.Tensor(mul_16, arg4)
        sum_1: "f32[]" = torch.ops.aten.sum.default(mul_15, dtype = torch.float32)
        sum_2: "bf16[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        sum_3: "f32[128, 256, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_17, [2, 3], True, dtype = torch.float32)
        convert_element_type_3: "f32[128, 256, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub: "f32[128, 256, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_3)
        mul_18: "f32[128, 256, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub)
        convert_element_type_4: "f32[128, 256, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        mul_19: "f32[128, 256, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul_18)
        convert_element_type_5: "bf16[128, 256, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_19, torch.bfloat16)
        sum_4: "bf16[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        convert_element_type_7: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_4, torch.float32)
        return (sigmoid, convert_element_type_2, mul_16, sum_1, convert_element_type_5, convert_element_type_6, convert_element_type_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
