"""assay repro 1
pattern 0dc69273cef86afe3ad05d57c32ca0f39b00d309b70771ec97be4e02fa7bb812
home    91b8cfdbcec1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 14, 14, 1]", arg1: "bf16[128, 384, 14, 14][75264, 1, 5376, 384]", arg2: "f32[384]", arg3: "bf16[128, 14, 14, 384]", arg4: "f32[128, 14, 14, 1]", p0: "size[]", p1: "size[]"):
        div: "f32[128, 14, 14, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        convert_element_type: "f32[128, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        permute: "f32[128, 14, 14, 384]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 3, 1])
        mul: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(permute, arg2)
        mul_1: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(mul, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1, 2])
        sum_2: "f32[128, 14, 14, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[128, 14, 14, 384]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[128, 14, 14, 384]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[128, 14, 14, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(permute, mul_2)
        sum_3: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1, 2])
        sum_4: "f32[128, 14, 14, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        mul_5: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[128, 14, 14, 384]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 14, 14, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_1: "bf16[128, 384, 14, 14]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 3, 1, 2])
        permute_2: "bf16[128, 14, 14, 384]" = torch.ops.aten.permute.default(permute_1, [0, 2, 3, 1])
        reshape: "bf16[25088, 384]" = torch.ops.aten.reshape.default(permute_2, p0)
        permute_3: "bf16[384, 25088]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p1)
        convert_element_type_3: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (sum_1, sum_3, permute_1, reshape, permute_3, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
