"""assay repro 1
pattern f6625fef7538d9290eff447a9f6febb0a215a5cf4ac5fe2053bff81a70013ff1
home    8698351b168f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12544, 4, 16]", arg1: "bf16[12544, 4, 16]", arg2: "f32[64, 4, 49, 4, 1]", arg3: "f32[64, 4, 49, 4, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 4, 49, 4, 16]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 4, 49, 4, 16]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[64, 4, 49, 4, 16]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[64, 4, 49, 4, 16]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        sub: "f32[64, 4, 49, 4, 16]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg2)
        exp: "f32[64, 4, 49, 4, 16]" = torch.ops.aten.exp.default(sub)
        div: "f32[64, 4, 49, 4, 16]" = torch.ops.aten.div.Tensor(exp, arg3)
        mul: "f32[64, 4, 49, 4, 16]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        neg: "f32[64, 4, 49, 4, 16]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[64, 4, 49, 4, 1]" = torch.ops.aten.sum.dim_IntList(mul, [4], True)
        fma: "f32[64, 4, 49, 4, 16]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_2: "bf16[64, 4, 49, 4, 16]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_2: "bf16[12544, 4, 16]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        constant_pad_nd: "bf16[12544, 8, 16]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p3)
        return (reshape_2, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
