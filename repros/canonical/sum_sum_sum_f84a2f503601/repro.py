"""assay repro 1
pattern f84a2f5036017ba2b4d0ad39e4a8e91eb170d589326273cde27b20e1320cdfdc
home    a9f3b9f7e9b8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]", arg1: "bf16[128, 1536, 1, 1]", arg2: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]", arg3: "f32[]", arg4: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]", arg5: "bf16[128, 1536, 6, 6][55296, 1, 9216, 1536]"):
        mul: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(arg0, 0.9805806756909201)
        mul_1: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul, 1.7015043497085571)
        sigmoid: "bf16[128, 1536, 1, 1]" = torch.ops.aten.sigmoid.default(arg1)
        mul_2: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(arg2, sigmoid)
        mul_3: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_2, 2.0)
        mul_4: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_3, arg3)
        mul_5: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_4, 0.2)
        add: "bf16[128, 1536, 6, 6]" = torch.ops.aten.add.Tensor(mul_5, arg4)
        convert_element_type: "f32[128, 1536, 6, 6]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul_6: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_7: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_6, -0.5)
        exp: "f32[128, 1536, 6, 6]" = torch.ops.aten.exp.default(mul_7)
        mul_8: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_9: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_8)
        mul_10: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 1536, 6, 6]" = torch.ops.aten.erf.default(mul_10)
        add_1: "f32[128, 1536, 6, 6]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_11: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(add_1, 0.5)
        add_2: "f32[128, 1536, 6, 6]" = torch.ops.aten.add.Tensor(mul_11, mul_9)
        convert_element_type_1: "f32[128, 1536, 6, 6]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        mul_12: "f32[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_2)
        convert_element_type_2: "bf16[128, 1536, 6, 6]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        add_3: "bf16[128, 1536, 6, 6]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        mul_13: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(add_3, 0.2)
        mul_14: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_13, arg3)
        mul_15: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_13, mul_3)
        mul_16: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_14, 2.0)
        mul_17: "bf16[128, 1536, 6, 6]" = torch.ops.aten.mul.Tensor(mul_16, arg2)
        sum_1: "f32[]" = torch.ops.aten.sum.default(mul_15, dtype = torch.float32)
        sum_2: "bf16[1536]" = torch.ops.aten.sum.dim_IntList(add_3, [0, 2, 3])
        sum_3: "f32[128, 1536, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_17, [2, 3], True, dtype = torch.float32)
        convert_element_type_3: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub: "f32[128, 1536, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_3)
        mul_18: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub)
        convert_element_type_4: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        mul_19: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul_18)
        convert_element_type_5: "bf16[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_19, torch.bfloat16)
        sum_4: "bf16[1536]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[1536]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        convert_element_type_7: "f32[1536]" = torch.ops.prims.convert_element_type.default(sum_4, torch.float32)
        return (sigmoid, add_3, mul_16, sum_1, convert_element_type_5, convert_element_type_6, convert_element_type_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
