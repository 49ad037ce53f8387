"""assay repro 1
pattern f95700dbb51d9f96e7dd934828865e7f393065b193d4a882d2ba846a72f700fe
home    e4f05dd249c9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 1024]", arg1: "b8[8, 1024, 1024]", arg2: "f32[8, 1024, 1024]", arg3: "f32[1024]", arg4: "f32[8, 1024, 1024]", arg5: "f32[8, 1024, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[8, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[8, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[8, 1024, 1024]" = torch.ops.aten.add.Tensor(arg2, convert_element_type_1)
        mul_1: "f32[8, 1024, 1024]" = torch.ops.aten.mul.Tensor(add, arg3)
        mul_2: "f32[8, 1024, 1024]" = torch.ops.aten.mul.Tensor(add, arg4)
        mul_3: "f32[8, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg4)
        mul_4: "f32[8, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_1, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[8, 1024, 1024]" = torch.ops.aten.mul.Tensor(arg4, sum_3)
        sum_4: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[8, 1024, 1024]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[8, 1024, 1024]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[8, 1024, 1024]" = torch.ops.aten.mul.Tensor(arg5, sub_1)
        convert_element_type_2: "bf16[8, 1024, 1024]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        mul_7: "bf16[8, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        reshape_1: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(mul_7, p1)
        permute: "bf16[1024, 8192]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[1024]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_3: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, mul_6, reshape_1, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
