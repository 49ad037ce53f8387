"""assay repro 1
pattern 251e932c1c9f0180780efa714d5ce1f8d1223f676f737395cbfbf20d44f323da
home    bb9e851829dd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1536, 7, 7][75264, 1, 10752, 1536]", arg1: "bf16[128, 1536, 1, 1]", arg2: "bf16[128, 1536, 7, 7][75264, 1, 10752, 1536]", arg3: "bf16[128, 1536, 7, 7][75264, 1, 10752, 1536]", arg4: "bf16[128, 1536, 7, 7][75264, 1, 10752, 1536]"):
        mul: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(arg0, 0.9622504486493761)
        sigmoid: "bf16[128, 1536, 1, 1]" = torch.ops.aten.sigmoid.default(arg1)
        convert_element_type: "f32[128, 1536, 7, 7]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        neg: "f32[128, 1536, 7, 7]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 1536, 7, 7]" = torch.ops.aten.exp.default(neg)
        add: "f32[128, 1536, 7, 7]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[128, 1536, 7, 7]" = torch.ops.aten.reciprocal.default(add)
        mul_1: "f32[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        sub: "f32[128, 1536, 7, 7]" = torch.ops.aten.sub.Tensor(1.0, mul_1)
        mul_2: "f32[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        add_1: "f32[128, 1536, 7, 7]" = torch.ops.aten.add.Tensor(mul_2, 1.0)
        convert_element_type_1: "f32[128, 1536, 7, 7]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_3: "f32[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_1)
        mul_4: "f32[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(mul_3, add_1)
        convert_element_type_2: "bf16[128, 1536, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        add_2: "bf16[128, 1536, 7, 7]" = torch.ops.aten.add.Tensor(arg3, convert_element_type_2)
        mul_5: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(add_2, 0.2)
        mul_6: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(mul_5, 2.0)
        mul_7: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(mul_6, arg4)
        sum_1: "f32[128, 1536, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2, 3], True, dtype = torch.float32)
        convert_element_type_3: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub_1: "f32[128, 1536, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_3)
        mul_8: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_1)
        convert_element_type_4: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        mul_9: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul_8)
        convert_element_type_5: "bf16[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_9, torch.bfloat16)
        sum_2: "bf16[1536]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[1536]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (sigmoid, add_2, mul_6, convert_element_type_5, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
