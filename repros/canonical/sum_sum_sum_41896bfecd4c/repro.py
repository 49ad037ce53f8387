"""assay repro 1
pattern 41896bfecd4cf99a6d94588ff95248fd27425f99a3e5f8cf2b86241ca0f71ee0
home    31a04774dc63
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1536, 7, 7][75264, 1, 10752, 1536]", arg1: "bf16[128, 1536, 1, 1]", arg2: "bf16[128, 1536, 7, 7][75264, 1, 10752, 1536]", arg3: "bf16[128, 1536, 7, 7][75264, 1, 10752, 1536]", arg4: "bf16[128, 1536, 7, 7][75264, 1, 10752, 1536]"):
        mul: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(arg0, 0.9805806756909201)
        sigmoid: "bf16[128, 1536, 1, 1]" = torch.ops.aten.sigmoid.default(arg1)
        mul_1: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(arg2, sigmoid)
        mul_2: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(mul_1, 2.0)
        mul_3: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, 0.2)
        add: "bf16[128, 1536, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, arg3)
        convert_element_type: "f32[128, 1536, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        neg: "f32[128, 1536, 7, 7]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 1536, 7, 7]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[128, 1536, 7, 7]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[128, 1536, 7, 7]" = torch.ops.aten.reciprocal.default(add_1)
        mul_4: "f32[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        sub: "f32[128, 1536, 7, 7]" = torch.ops.aten.sub.Tensor(1.0, mul_4)
        mul_5: "f32[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        add_2: "f32[128, 1536, 7, 7]" = torch.ops.aten.add.Tensor(mul_5, 1.0)
        convert_element_type_1: "f32[128, 1536, 7, 7]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_6: "f32[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_4)
        mul_7: "f32[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(mul_6, add_2)
        convert_element_type_2: "bf16[128, 1536, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        add_3: "bf16[128, 1536, 7, 7]" = torch.ops.aten.add.Tensor(arg4, convert_element_type_2)
        mul_8: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(add_3, 0.2)
        mul_9: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(mul_8, 2.0)
        mul_10: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(mul_9, arg2)
        sum_1: "bf16[1536]" = torch.ops.aten.sum.dim_IntList(add_3, [0, 2, 3])
        sum_2: "f32[128, 1536, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [2, 3], True, dtype = torch.float32)
        convert_element_type_3: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub_1: "f32[128, 1536, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_3)
        mul_11: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_1)
        convert_element_type_4: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        mul_12: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul_11)
        convert_element_type_5: "bf16[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        sum_3: "bf16[1536]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[1536]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        convert_element_type_7: "f32[1536]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        return (sigmoid, add_3, mul_9, convert_element_type_5, convert_element_type_6, convert_element_type_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
