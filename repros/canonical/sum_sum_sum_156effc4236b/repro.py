"""assay repro 1
pattern 156effc4236bfb7d9feb0bfe47d46ba9af7ed5f3d3a829ee4b3a4860ff3eaf8f
home    c4f60229d4ab
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1024, 768]", arg1: "f32[768]", arg2: "f32[8, 1024, 768]", arg3: "f32[8, 1024, 1]", arg4: "b8[8, 1024, 768]", p0: "size[]", p1: "size[]"):
        mul: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_3: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(arg2, sum_1)
        sum_2: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(mul_2, sum_2)
        sub_1: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(sub, mul_3)
        mul_4: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        convert_element_type: "bf16[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(arg4, torch.bfloat16)
        mul_5: "bf16[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "bf16[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        mul_6: "bf16[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_5)
        reshape: "bf16[8192, 768]" = torch.ops.aten.reshape.default(mul_6, p0)
        permute: "bf16[768, 8192]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_3: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_3, p1)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (mul_4, reshape, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
