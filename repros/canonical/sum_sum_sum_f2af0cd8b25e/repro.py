"""assay repro 1
pattern f2af0cd8b25e126531f7d1ad03255af56ba300743b3ab94e91dc0cf7debf05f3
home    9705e7e6d1d7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]", arg1: "f32[]", arg2: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]", arg3: "bf16[128, 1536, 1, 1]"):
        mul: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(arg0, 0.2)
        mul_1: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul, arg1)
        mul_2: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_1, 2.0)
        mul_3: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_2, arg2)
        sigmoid: "bf16[128, 1536, 1, 1]" = torch.ops.aten.sigmoid.default(arg3)
        mul_4: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(arg2, sigmoid)
        mul_5: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_4, 2.0)
        mul_6: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul, mul_5)
        sum_1: "f32[]" = torch.ops.aten.sum.default(mul_6, dtype = torch.float32)
        sum_2: "f32[128, 1536, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2, 3], True, dtype = torch.float32)
        convert_element_type: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub: "f32[128, 1536, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type)
        mul_7: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        convert_element_type_1: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        mul_8: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_7)
        convert_element_type_2: "bf16[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        sum_3: "bf16[1536]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[1536]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        return (mul_2, sigmoid, sum_1, convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
