"""assay repro 1
pattern 7dc6c2fa02185005fba406f86f921996d36b2b33cc132eb373d49d98b2c2ded9
home    693c27883558
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1536, 7, 7][75264, 1, 10752, 1536]", arg1: "bf16[128, 1536, 7, 7][75264, 1, 10752, 1536]", arg2: "bf16[128, 1536, 1, 1]"):
        mul: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(arg0, 0.2)
        mul_1: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(mul, 2.0)
        mul_2: "bf16[128, 1536, 7, 7]" = torch.ops.aten.mul.Tensor(mul_1, arg1)
        sigmoid: "bf16[128, 1536, 1, 1]" = torch.ops.aten.sigmoid.default(arg2)
        sum_1: "f32[128, 1536, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2, 3], True, dtype = torch.float32)
        convert_element_type: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub: "f32[128, 1536, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type)
        mul_3: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        convert_element_type_1: "f32[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        mul_4: "f32[128, 1536, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_3)
        convert_element_type_2: "bf16[128, 1536, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        sum_2: "bf16[1536]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[1536]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (mul_1, sigmoid, convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
