"""assay repro 1
pattern 5914d5d7116ab9c0865648bd0bc2cf8120ef2e19a39a46cf146f673822ee5159
home    703f7bd09972
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 584]", arg1: "bf16[4096, 584]", arg2: "f32[584]", arg3: "f32[584]", arg4: "f32[64, 8, 8, 584]", arg5: "f32[64, 8, 8, 1]", arg6: "f32[584]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[64, 64, 584]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 8, 8, 584]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "bf16[584]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        add: "bf16[64, 64, 584]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        convert_element_type_1: "f32[64, 8, 8, 584]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg3)
        mul_1: "f32[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(mul, arg4)
        mul_2: "f32[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        mul_3: "f32[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(mul, 584.0)
        sum_1: "f32[584]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1, 2])
        sum_2: "f32[584]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1, 2])
        sum_3: "f32[64, 8, 8, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        mul_4: "f32[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(arg4, sum_3)
        sum_4: "f32[64, 8, 8, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[64, 8, 8, 584]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 8, 8, 584]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 8, 8, 584]" = torch.ops.aten.mul.Tensor(arg5, sub_1)
        reshape_2: "f32[64, 64, 584]" = torch.ops.aten.reshape.default(mul_5, p2)
        mul_6: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(reshape_2, arg6)
        mul_7: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(reshape_2, add)
        sum_5: "f32[1, 1, 584]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[584]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_2: "bf16[64, 64, 584]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_4: "bf16[4096, 584]" = torch.ops.aten.reshape.default(convert_element_type_2, p4)
        permute: "bf16[584, 4096]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_6: "f32[1, 1, 584]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 1], True, dtype = torch.float32)
        reshape_5: "f32[584]" = torch.ops.aten.reshape.default(sum_6, p5)
        convert_element_type_3: "f32[584]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (sum_1, sum_2, reshape_2, reshape_3, reshape_4, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
