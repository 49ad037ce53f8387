"""assay repro 1
pattern b25be6cd0c237ae32fdb140b12bb25ef5076c0695465274cafee87365f319708
home    2242f470f429
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 256, 4, 1]", arg1: "bf16[128, 256, 4, 16]", arg2: "bf16[128, 256, 4, 16]", arg3: "bf16[128, 256, 4, 16][32832, 64, 16, 1]", arg4: "bf16[]", arg5: "bf16[128, 1, 4, 16][32832, 64, 16, 1]", arg6: "f32[128, 1, 4, 1]", arg7: "f32[128, 1, 4, 1]", p0: "size[]", p1: "size[]"):
        expand: "f32[128, 256, 4, 16]" = torch.ops.aten.expand.default(arg0, p0)
        le: "b8[128, 256, 4, 16]" = torch.ops.aten.le.Scalar(arg1, 0.0)
        convert_element_type: "f32[128, 256, 4, 16]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[128, 256, 4, 16]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[128, 256, 4, 16]" = torch.ops.aten.mul.Tensor(convert_element_type, expand)
        sum_1: "f32[128, 256, 4, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True, dtype = torch.float32)
        expand_1: "f32[128, 256, 4, 16]" = torch.ops.aten.expand.default(sum_1, p1)
        mul_2: "f32[128, 256, 4, 16]" = torch.ops.aten.mul.Tensor(expand_1, arg3)
        sum_2: "f32[128, 1, 4, 16]" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True, dtype = torch.float32)
        convert_element_type_1: "bf16[128, 256, 4, 16]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        where: "bf16[128, 256, 4, 16]" = torch.ops.aten.where.self(le, arg4, convert_element_type_1)
        convert_element_type_2: "f32[128, 1, 4, 16]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub: "f32[128, 1, 4, 16]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg6)
        exp: "f32[128, 1, 4, 16]" = torch.ops.aten.exp.default(sub)
        div: "f32[128, 1, 4, 16]" = torch.ops.aten.div.Tensor(exp, arg7)
        mul_3: "f32[128, 256, 4, 16]" = torch.ops.aten.mul.Tensor(expand_1, div)
        mul_4: "f32[128, 1, 4, 16]" = torch.ops.aten.mul.Tensor(sum_2, div)
        neg: "f32[128, 1, 4, 16]" = torch.ops.aten.neg.default(div)
        sum_3: "f32[128, 1, 4, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [3], True)
        convert_element_type_3: "bf16[128, 256, 4, 16]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        fma: "f32[128, 1, 4, 16]" = torch.ops.prims.fma.default(neg, sum_3, mul_4)
        convert_element_type_4: "bf16[128, 1, 4, 16]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        cat: "bf16[128, 513, 4, 16]" = torch.ops.aten.cat.default([convert_element_type_4, convert_element_type_3, where], 1)
        sum_4: "bf16[513]" = torch.ops.aten.sum.dim_IntList(cat, [0, 2, 3])
        convert_element_type_5: "f32[513]" = torch.ops.prims.convert_element_type.default(sum_4, torch.float32)
        return (cat, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
