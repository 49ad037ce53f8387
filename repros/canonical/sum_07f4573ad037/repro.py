"""assay repro 1
pattern 07f4573ad03701ee11b9152f95a413c230a9cfc3eef8778d557a30ea641412dc
home    081a04257d49
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[1, 1, 512, 1]", arg1: "f32[512, 512, 512]", arg2: "f32[8, 64, 512, 1]", arg3: "f32[8, 64, 512, 1]", arg4: "b8[8, 64, 512, 1]", arg5: "bf16[512, 512, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        expand: "b8[8, 1, 512, 512]" = torch.ops.aten.expand.default(arg0, p0)
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "f32[8, 64, 512, 512]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "f32[8, 64, 512, 512]" = torch.ops.aten.reshape.default(arg1, p2)
        where: "bf16[8, 1, 512, 512]" = torch.ops.aten.where.self(expand, full_1, full)
        add: "f32[8, 64, 512, 512]" = torch.ops.aten.add.Tensor(reshape, where)
        sub: "f32[8, 64, 512, 512]" = torch.ops.aten.sub.Tensor(add, arg2)
        exp: "f32[8, 64, 512, 512]" = torch.ops.aten.exp.default(sub)
        div: "f32[8, 64, 512, 512]" = torch.ops.aten.div.Tensor(exp, arg3)
        where_1: "f32[8, 64, 512, 512]" = torch.ops.aten.where.self(arg4, full_2, div)
        expand_1: "f32[8, 64, 512, 512]" = torch.ops.aten.expand.default(where_1, p3)
        neg: "f32[8, 64, 512, 512]" = torch.ops.aten.neg.default(where_1)
        reshape_1: "f32[512, 512, 512]" = torch.ops.aten.reshape.default(expand_1, p4)
        permute: "f32[512, 512, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type: "bf16[512, 512, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        convert_element_type_1: "f32[512, 512, 512]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        reshape_2: "f32[8, 64, 512, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        mul: "f32[8, 64, 512, 512]" = torch.ops.aten.mul.Tensor(reshape_2, where_1)
        sum_1: "f32[8, 64, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[8, 64, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        reshape_3: "f32[512, 512, 512]" = torch.ops.aten.reshape.default(fma, p6)
        convert_element_type_2: "bf16[512, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        return (convert_element_type, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
