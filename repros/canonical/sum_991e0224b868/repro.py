"""assay repro 1
pattern 991e0224b86863d371c8769326d4c722e0dc5bc9839930eb07faec64479a922b
home    aece13ca1e8e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024, 128, 128]", arg1: "b8[64, 1, 128, 128][0, 128, 1, 0]", arg2: "bf16[]", arg3: "f32[64, 16, 128, 1]", arg4: "f32[64, 16, 128, 1]", arg5: "b8[64, 16, 128, 1]", arg6: "b8[64, 16, 128, 128]", arg7: "bf16[1024, 128, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "f32[64, 16, 128, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[64, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p1)
        where: "bf16[64, 1, 128, 128]" = torch.ops.aten.where.self(arg1, arg2, full)
        add: "f32[64, 16, 128, 128]" = torch.ops.aten.add.Tensor(reshape, where)
        sub: "f32[64, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add, arg3)
        exp: "f32[64, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        div: "f32[64, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, arg4)
        where_1: "f32[64, 16, 128, 128]" = torch.ops.aten.where.self(arg5, full_1, div)
        mul: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(arg6, where_1)
        mul_1: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand: "f32[64, 16, 128, 128]" = torch.ops.aten.expand.default(mul_1, p2)
        neg: "f32[64, 16, 128, 128]" = torch.ops.aten.neg.default(where_1)
        reshape_1: "f32[1024, 128, 128]" = torch.ops.aten.reshape.default(expand, p3)
        permute: "f32[1024, 128, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type: "bf16[1024, 128, 128]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        convert_element_type_1: "f32[64, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        mul_2: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.1111111111111112)
        convert_element_type_2: "f32[1024, 128, 128]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        reshape_2: "f32[64, 16, 128, 128]" = torch.ops.aten.reshape.default(convert_element_type_2, p4)
        mul_3: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(reshape_2, mul_2)
        mul_4: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(mul_3, where_1)
        sum_1: "f32[64, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [3], True)
        fma: "f32[64, 16, 128, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul_4)
        reshape_3: "f32[1024, 128, 128]" = torch.ops.aten.reshape.default(fma, p5)
        convert_element_type_3: "bf16[1024, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        return (convert_element_type, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
