"""assay repro 1
pattern 07e31ce0e637b65f7d685ec2160b00747d74bc0d29c576b23f1c6da73eac8df5
home    5ac5471f7a70
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16448, 768]", arg1: "bf16[16448, 768]", arg2: "f32[768]", arg3: "f32[64, 257, 768]", arg4: "f32[64, 257, 1]", arg5: "f32[64, 257, 768]", arg6: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[64, 257, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 257, 768]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[64, 257, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_1: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_2: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        mul_3: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[64, 257, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[64, 257, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 257, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 257, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        add: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(arg5, mul_5)
        mul_6: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(add, arg6)
        mul_7: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(add, reshape_1)
        sum_5: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 1], True, dtype = torch.float32)
        reshape_2: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_1: "bf16[64, 257, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_3: "bf16[16448, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        permute: "bf16[768, 16448]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_6: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[768]" = torch.ops.aten.reshape.default(sum_6, p4)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, add, reshape_2, reshape_3, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
