"""assay repro 1
pattern 7e2b741bed1e1cf825d6cecf2a44de2ef8e5783c901cbce4a077d6522b7711e1
home    bf696a807cf8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[8, 24, 512, 512]", arg1: "bf16[192, 512, 512]", arg2: "bf16[8, 24, 512, 512]", arg3: "f32[8, 24, 512, 1]", arg4: "f32[8, 24, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "b8[8, 1, 512, 512]" = torch.ops.aten.full.default(p0, False, dtype = torch.bool)
        convert_element_type: "f32[8, 24, 512, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        mul: "f32[8, 24, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[192, 512, 512]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape: "f32[8, 24, 512, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        mul_1: "f32[8, 24, 512, 512]" = torch.ops.aten.mul.Tensor(reshape, mul)
        convert_element_type_2: "f32[8, 24, 512, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[8, 24, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg3)
        exp: "f32[8, 24, 512, 512]" = torch.ops.aten.exp.default(sub)
        div: "f32[8, 24, 512, 512]" = torch.ops.aten.div.Tensor(exp, arg4)
        mul_2: "f32[8, 24, 512, 512]" = torch.ops.aten.mul.Tensor(mul_1, div)
        neg: "f32[8, 24, 512, 512]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[8, 24, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[8, 24, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_3: "bf16[8, 24, 512, 512]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        where: "bf16[8, 24, 512, 512]" = torch.ops.aten.where.self(full_1, full, convert_element_type_3)
        reshape_1: "bf16[192, 512, 512]" = torch.ops.aten.reshape.default(where, p2)
        return (full, full_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
