"""assay repro 1
pattern cabf9c998da719aff41c6c14f7a0f200736ad95344e85626c1dfe4047cdf5dba
home    bcac409ede43
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 2560, 1, 1]", arg1: "f32[128, 1, 1, 1]", arg2: "f32[2560]", arg3: "bf16[128, 2560, 7, 7][125440, 1, 17920, 2560]", arg4: "bf16[128, 2560, 7, 7][125440, 1, 17920, 2560]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[128, 2560, 1, 1]" = torch.ops.aten.div.Tensor(arg0, arg1)
        div_1: "f32[128, 2560, 1, 1]" = torch.ops.aten.div.Tensor(div, arg1)
        eq: "b8[128, 2560, 1, 1]" = torch.ops.aten.eq.Scalar(arg0, 0.0)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "f32[1, 2560, 1, 1]" = torch.ops.aten.reshape.default(arg2, p0)
        mul: "f32[1, 2560, 1, 1]" = torch.ops.aten.mul.Scalar(reshape, 1.0)
        convert_element_type: "f32[128, 2560, 7, 7]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul_1: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_2: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(mul_1, -0.5)
        exp: "f32[128, 2560, 7, 7]" = torch.ops.aten.exp.default(mul_2)
        mul_3: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_4: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_3)
        mul_5: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 2560, 7, 7]" = torch.ops.aten.erf.default(mul_5)
        add: "f32[128, 2560, 7, 7]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_6: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[128, 2560, 7, 7]" = torch.ops.aten.add.Tensor(mul_6, mul_4)
        mul_7: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_8: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(mul_7, add)
        convert_element_type_1: "bf16[128, 2560, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        div_2: "f32[128, 2560, 7, 7]" = torch.ops.aten.div.Tensor(convert_element_type_1, arg0)
        mul_9: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        mul_10: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Scalar(mul_9, 1.0)
        where: "f32[128, 2560, 7, 7]" = torch.ops.aten.where.self(eq, full, div_2)
        clone: "f32[128, 2560, 7, 7]" = torch.ops.aten.clone.default(where, memory_format = torch.contiguous_format)
        convert_element_type_2: "f32[128, 2560, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul_11: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        mul_12: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(mul_11, div)
        mul_13: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(mul_11, convert_element_type_1)
        mul_14: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_10)
        sum_1: "f32[1, 2560, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_14, [0, 2, 3], True, dtype = torch.float32)
        reshape_1: "f32[2560]" = torch.ops.aten.reshape.default(sum_1, p1)
        sum_2: "f32[1, 2560, 1, 1]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3], True, dtype = torch.float32)
        reshape_2: "f32[2560]" = torch.ops.aten.reshape.default(sum_2, p2)
        sum_3: "f32[128, 2560, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_13, [2, 3], True, dtype = torch.float32)
        div_3: "f32[128, 2560, 1, 1]" = torch.ops.aten.div.Tensor(sum_3, arg1)
        neg: "f32[128, 2560, 1, 1]" = torch.ops.aten.neg.default(sum_3)
        mul_15: "f32[128, 2560, 1, 1]" = torch.ops.aten.mul.Tensor(neg, div_1)
        sum_4: "f32[128, 1, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_15, [1], True, dtype = torch.float32)
        expand: "f32[128, 2560, 1, 1]" = torch.ops.aten.expand.default(sum_4, p3)
        div_4: "f32[128, 2560, 1, 1]" = torch.ops.aten.div.Scalar(expand, 2560.0)
        add_2: "f32[128, 2560, 1, 1]" = torch.ops.aten.add.Tensor(div_3, div_4)
        mul_16: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(add_2, clone)
        convert_element_type_3: "bf16[128, 2560, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_16, torch.bfloat16)
        convert_element_type_4: "bf16[128, 2560, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        convert_element_type_5: "bf16[128, 2560, 7, 7]" = torch.ops.prims.convert_element_type.default(convert_element_type_2, torch.bfloat16)
        add_3: "bf16[128, 2560, 7, 7]" = torch.ops.aten.add.Tensor(convert_element_type_5, convert_element_type_4)
        add_4: "bf16[128, 2560, 7, 7]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_3)
        convert_element_type_6: "f32[128, 2560, 7, 7]" = torch.ops.prims.convert_element_type.default(add_4, torch.float32)
        mul_17: "f32[128, 2560, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_6, add_1)
        convert_element_type_7: "bf16[128, 2560, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_17, torch.bfloat16)
        sum_5: "bf16[2560]" = torch.ops.aten.sum.dim_IntList(convert_element_type_7, [0, 2, 3])
        convert_element_type_8: "f32[2560]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (full, reshape_1, reshape_2, convert_element_type_7, convert_element_type_8)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
