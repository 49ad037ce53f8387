"""assay repro 1
pattern e1a471a28e27ca9833699b234adf8b296f0d3b9c4283e6bc92276a02885863ea
home    5518e90a88cb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 512, 512]", arg1: "b8[16, 16, 512, 512]", arg2: "bf16[16, 16, 512, 512]", arg3: "f32[16, 16, 512, 1]", arg4: "f32[16, 16, 512, 1]", arg5: "b8[16, 16, 512, 512][512, 0, 0, 1]", arg6: "bf16[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[16, 16, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_1: "bf16[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(reshape, mul)
        convert_element_type_1: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[16, 16, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg3)
        exp: "f32[16, 16, 512, 512]" = torch.ops.aten.exp.default(sub)
        div: "f32[16, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, arg4)
        neg: "f32[16, 16, 512, 512]" = torch.ops.aten.neg.default(div)
        convert_element_type_2: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        mul_2: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_2, div)
        sum_1: "f32[16, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[16, 16, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_3: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_1: "bf16[256, 512, 512]" = torch.ops.aten.reshape.default(convert_element_type_3, p1)
        reshape_2: "bf16[16, 16, 512, 512]" = torch.ops.aten.reshape.default(reshape_1, p2)
        where: "bf16[16, 16, 512, 512]" = torch.ops.aten.where.self(arg5, arg6, reshape_2)
        reshape_3: "bf16[256, 512, 512]" = torch.ops.aten.reshape.default(where, p3)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
