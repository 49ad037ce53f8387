"""assay repro 1
pattern d44f4d3284f143a7134bc49a9078b5a911170f9ab9db04264007d90c0e924835
home    f7d8422129b1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 768]", arg1: "f32[256, 128, 768]", arg2: "f32[768]", arg3: "f32[256, 128, 768]", arg4: "f32[256, 128, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[256, 128, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[256, 128, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[256, 128, 768]" = torch.ops.aten.add.Tensor(arg1, convert_element_type)
        mul: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(add, arg2)
        mul_1: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(add, arg3)
        mul_2: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_3: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[256, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[256, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[256, 128, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[256, 128, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        convert_element_type_1: "bf16[256, 128, 768]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        reshape_1: "bf16[32768, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute: "bf16[768, 32768]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, mul_5, reshape_1, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
