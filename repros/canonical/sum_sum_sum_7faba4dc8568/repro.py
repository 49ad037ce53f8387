"""assay repro 1
pattern 7faba4dc8568591c007796b27d04c6cbcc4604572cd354ffcd9a51a8126adeaf
home    ccb92dee232c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 196, 1]", arg1: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg2: "f32[1, 196, 384]", arg3: "bf16[12544, 384]", arg4: "f32[64, 196, 1]", arg5: "f32[384]", arg6: "f32[64, 196, 384]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[64, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        reshape: "bf16[64, 384, 196]" = torch.ops.aten.reshape.default(arg1, p0)
        permute: "bf16[64, 196, 384]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        add: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(permute, arg2)
        reshape_1: "bf16[64, 196, 384]" = torch.ops.aten.reshape.default(arg3, p1)
        sub: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(add, arg4)
        mul: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[64, 196, 384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, arg5)
        mul_2: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        mul_4: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[64, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_1: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(arg6, mul_6)
        sum_5: "f32[1, 196, 384]" = torch.ops.aten.sum.dim_IntList(add_1, [0], True, dtype = torch.float32)
        convert_element_type_1: "bf16[64, 196, 384]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        permute_1: "bf16[64, 384, 196]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        reshape_2: "bf16[64, 384, 14, 14]" = torch.ops.aten.reshape.default(permute_1, p2)
        sum_6: "bf16[384]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 2, 3])
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(sum_6, torch.float32)
        return (sum_1, sum_2, sum_5, reshape_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
