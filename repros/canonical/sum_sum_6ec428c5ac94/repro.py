"""assay repro 1
pattern 6ec428c5ac94b8f40290c5da2b6a4f6562c3542bd238919a4d1df113940cb41c
home    e10c830b37d9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1, 1]", arg1: "bf16[512, 20, 20]", arg2: "bf16[512, 20, 20]", arg3: "bf16[64, 8, 20, 1]", arg4: "f32[64, 8, 20, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        ge: "b8[8, 1, 1]" = torch.ops.aten.ge.Scalar(arg0, 0.0)
        reshape: "bf16[64, 8, 20, 20]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[64, 8, 20, 20]" = torch.ops.aten.reshape.default(arg2, p1)
        scalar_tensor: "bf16[]" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.bfloat16)
        neg: "bf16[]" = torch.ops.aten.neg.default(scalar_tensor)
        where: "bf16[8, 1, 1]" = torch.ops.aten.where.self(ge, scalar_tensor, neg)
        mul: "bf16[64, 8, 20, 20]" = torch.ops.aten.mul.Tensor(reshape, where)
        mul_1: "f32[8, 1, 1]" = torch.ops.aten.mul.Tensor(where, arg0)
        sub: "bf16[64, 8, 20, 20]" = torch.ops.aten.sub.Tensor(mul, arg3)
        mul_2: "f32[64, 8, 20, 20]" = torch.ops.aten.mul.Tensor(sub, mul_1)
        exp: "f32[64, 8, 20, 20]" = torch.ops.aten.exp.default(mul_2)
        div: "f32[64, 8, 20, 20]" = torch.ops.aten.div.Tensor(exp, arg4)
        neg_1: "f32[64, 8, 20, 20]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[64, 8, 20, 20]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_3: "f32[64, 8, 20, 20]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[64, 8, 20, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        fma: "f32[64, 8, 20, 20]" = torch.ops.prims.fma.default(neg_1, sum_1, mul_3)
        mul_4: "f32[64, 8, 20, 20]" = torch.ops.aten.mul.Tensor(fma, arg0)
        mul_5: "f32[64, 8, 20, 20]" = torch.ops.aten.mul.Tensor(fma, reshape)
        sum_2: "f32[1, 8, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 2, 3], True, dtype = torch.float32)
        reshape_2: "f32[8, 1, 1]" = torch.ops.aten.reshape.default(sum_2, p2)
        convert_element_type_1: "bf16[64, 8, 20, 20]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape_3: "bf16[512, 20, 20]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
