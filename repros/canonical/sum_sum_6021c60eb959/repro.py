"""assay repro 1
pattern 6021c60eb959f8d767627a787ba41af4daaa009d5f917723cee7c5321078c092
home    9038b8c60f02
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 1, 1]", arg1: "f32[8, 1, 1]", arg2: "bf16[512, 73, 73]", arg3: "bf16[512, 73, 73]", arg4: "bf16[64, 8, 73, 1]", arg5: "f32[64, 8, 73, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        mul: "f32[8, 1, 1]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        reshape: "bf16[64, 8, 73, 73]" = torch.ops.aten.reshape.default(arg2, p0)
        mul_1: "bf16[64, 8, 73, 73]" = torch.ops.aten.mul.Tensor(reshape, arg0)
        reshape_1: "bf16[64, 8, 73, 73]" = torch.ops.aten.reshape.default(arg3, p1)
        sub: "bf16[64, 8, 73, 73]" = torch.ops.aten.sub.Tensor(mul_1, arg4)
        mul_2: "f32[64, 8, 73, 73]" = torch.ops.aten.mul.Tensor(sub, mul)
        exp: "f32[64, 8, 73, 73]" = torch.ops.aten.exp.default(mul_2)
        div: "f32[64, 8, 73, 73]" = torch.ops.aten.div.Tensor(exp, arg5)
        neg: "f32[64, 8, 73, 73]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[64, 8, 73, 73]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_3: "f32[64, 8, 73, 73]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[64, 8, 73, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        fma: "f32[64, 8, 73, 73]" = torch.ops.prims.fma.default(neg, sum_1, mul_3)
        mul_4: "f32[64, 8, 73, 73]" = torch.ops.aten.mul.Tensor(fma, arg1)
        mul_5: "f32[64, 8, 73, 73]" = torch.ops.aten.mul.Tensor(fma, reshape)
        sum_2: "f32[1, 8, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 2, 3], True, dtype = torch.float32)
        reshape_2: "f32[8, 1, 1]" = torch.ops.aten.reshape.default(sum_2, p2)
        convert_element_type_1: "bf16[64, 8, 73, 73]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape_3: "bf16[512, 73, 73]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
