"""assay repro 1
pattern d378eddf7de09d3b7c6b0940c824faea7a83b5a506c7be06f8a8907d2993b916
home    663c012c109e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 196, 1]", arg1: "bf16[128, 384, 14, 14][75264, 1, 5376, 384]", arg2: "bf16[49152, 196]", arg3: "f32[128, 196, 1]", arg4: "f32[384]", arg5: "bf16[128, 196, 384]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[128, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        reshape: "bf16[128, 384, 196]" = torch.ops.aten.reshape.default(arg1, p0)
        permute: "bf16[128, 196, 384]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "bf16[128, 384, 196]" = torch.ops.aten.reshape.default(arg2, p1)
        convert_element_type: "f32[128, 196, 384]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[128, 384, 196]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        permute_1: "f32[128, 196, 384]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        mul_1: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(permute_1, arg4)
        mul_2: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(permute_1, mul)
        mul_4: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(permute_1, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 196, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[128, 196, 384]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        permute_2: "bf16[128, 384, 196]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        reshape_2: "bf16[128, 384, 14, 14]" = torch.ops.aten.reshape.default(permute_2, p2)
        sum_5: "bf16[384]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 2, 3])
        convert_element_type_3: "f32[384]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_2, reshape_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
