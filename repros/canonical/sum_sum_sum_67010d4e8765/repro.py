"""assay repro 1
pattern 67010d4e8765e7ec61cdc447d9ccc89f6f3cde72aa47e54f0689cf7074015f8b
home    d34f7e985ac8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", arg1: "f32[768]", arg2: "f32[16, 512, 768]", arg3: "f32[16, 512, 1]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[16, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_3: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(arg2, sum_2)
        sum_3: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_3)
        sub_1: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        convert_element_type_1: "bf16[16, 512, 768]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        reshape_1: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute: "bf16[768, 8192]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        return (sum_1, mul_5, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
