"""assay repro 1
pattern dde837573da2325b260896e95f06cdfde9c62c61f545f05bd097992ed7215d97
home    7a2ca09f8821
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 128, 128]", arg1: "f32[32, 1, 128, 128]", arg2: "f32[512, 128, 1]", arg3: "f32[512, 128, 1]", arg4: "b8[512, 128, 128]", arg5: "bf16[512, 128, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        reshape: "bf16[32, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[32, 16, 128, 128]" = torch.ops.aten.add.Tensor(reshape, arg1)
        eq: "b8[32, 16, 128, 128]" = torch.ops.aten.eq.Tensor(add, full_1)
        lt: "b8[32, 16, 128, 128]" = torch.ops.aten.lt.Tensor(add, full_1)
        maximum: "f32[32, 16, 128, 128]" = torch.ops.aten.maximum.default(add, full_1)
        reshape_1: "f32[512, 128, 128]" = torch.ops.aten.reshape.default(maximum, p1)
        sub: "f32[512, 128, 128]" = torch.ops.aten.sub.Tensor(reshape_1, arg2)
        exp: "f32[512, 128, 128]" = torch.ops.aten.exp.default(sub)
        div: "f32[512, 128, 128]" = torch.ops.aten.div.Tensor(exp, arg3)
        neg: "f32[512, 128, 128]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[512, 128, 128]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul: "f32[512, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[512, 128, 128]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul_1: "f32[512, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_2: "f32[512, 128, 128]" = torch.ops.aten.mul.Tensor(mul_1, div)
        sum_1: "f32[512, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        fma: "f32[512, 128, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        reshape_2: "f32[32, 16, 128, 128]" = torch.ops.aten.reshape.default(fma, p2)
        div_1: "f32[32, 16, 128, 128]" = torch.ops.aten.div.Scalar(reshape_2, 2.0)
        where: "f32[32, 16, 128, 128]" = torch.ops.aten.where.self(eq, div_1, reshape_2)
        where_1: "f32[32, 16, 128, 128]" = torch.ops.aten.where.self(lt, full, where)
        convert_element_type_2: "bf16[32, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(where_1, torch.bfloat16)
        reshape_3: "bf16[512, 128, 128]" = torch.ops.aten.reshape.default(convert_element_type_2, p3)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
