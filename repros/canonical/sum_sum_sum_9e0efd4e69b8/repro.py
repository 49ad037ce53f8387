"""assay repro 1
pattern 9e0efd4e69b8c023822341f0deb0b00855a8da0972a0db1c26f2addebf6c9638
home    4ccf930a746e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "f32[2048]", arg2: "f32[1, 1000, 2048]", arg3: "f32[1, 1000, 1]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_3: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul, 2048.0)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        convert_element_type_1: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        reshape_1: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute: "bf16[2048, 1000]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        return (sum_1, sum_2, mul_5, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
