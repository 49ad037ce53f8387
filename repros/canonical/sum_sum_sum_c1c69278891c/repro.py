"""assay repro 1
pattern c1c69278891cc7b727f07be75ad7304f7c05a4506190c479630095b29de3f5ca
home    6fd825620d84
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256]", arg1: "f32[256]", arg2: "f32[128, 49, 256]", arg3: "f32[128, 49, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        convert_element_type: "f32[128, 256]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        unsqueeze: "f32[128, 1, 256]" = torch.ops.aten.unsqueeze.default(convert_element_type, 1)
        expand: "f32[128, 49, 256]" = torch.ops.aten.expand.default(unsqueeze, p0)
        div: "f32[128, 49, 256]" = torch.ops.aten.div.Scalar(expand, 49.0)
        reshape: "f32[128, 7, 7, 256]" = torch.ops.aten.reshape.default(div, p1)
        reshape_1: "f32[128, 49, 256]" = torch.ops.aten.reshape.default(reshape, p2)
        mul: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(reshape_1, arg1)
        mul_1: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(reshape_1, arg2)
        mul_3: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(mul, 256.0)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0, 1])
        sum_3: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 49, 256]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 49, 256]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        convert_element_type_1: "bf16[128, 49, 256]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        reshape_2: "bf16[6272, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        permute: "bf16[256, 6272]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 256]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[256]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_2: "f32[256]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, mul_5, reshape_2, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
