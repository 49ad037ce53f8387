"""assay repro 1
pattern c744f4da59c913c6e72a8f0da523c0ba7d1a6cb8eb35b8a5e353285a9ccd8711
home    91c4ba9a312d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 1, 1, 3072]", arg1: "f32[128, 1, 1, 1]", arg2: "bf16[6272, 3072]", arg3: "bf16[6272, 3072]", arg4: "f32[]", arg5: "f32[1, 1, 1, 3072]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        div: "f32[128, 1, 1, 3072]" = torch.ops.aten.div.Tensor(arg0, arg1)
        div_1: "f32[128, 1, 1, 3072]" = torch.ops.aten.div.Tensor(div, arg1)
        eq: "b8[128, 1, 1, 3072]" = torch.ops.aten.eq.Scalar(arg0, 0.0)
        reshape: "bf16[128, 7, 7, 3072]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[128, 7, 7, 3072]" = torch.ops.aten.reshape.default(arg3, p1)
        convert_element_type: "f32[128, 7, 7, 3072]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_1: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(mul, -0.5)
        exp: "f32[128, 7, 7, 3072]" = torch.ops.aten.exp.default(mul_1)
        mul_2: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_3: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_2)
        mul_4: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 7, 7, 3072]" = torch.ops.aten.erf.default(mul_4)
        add: "f32[128, 7, 7, 3072]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_5: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[128, 7, 7, 3072]" = torch.ops.aten.add.Tensor(mul_5, mul_3)
        mul_6: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_7: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(mul_6, add)
        convert_element_type_1: "bf16[128, 7, 7, 3072]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        div_2: "f32[128, 7, 7, 3072]" = torch.ops.aten.div.Tensor(convert_element_type_1, arg0)
        mul_8: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        where: "f32[128, 7, 7, 3072]" = torch.ops.aten.where.self(eq, arg4, div_2)
        convert_element_type_2: "f32[128, 7, 7, 3072]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_9: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type_2, arg5)
        mul_10: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(mul_9, div)
        mul_11: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(mul_9, convert_element_type_1)
        mul_12: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_8)
        sum_1: "f32[1, 1, 1, 3072]" = torch.ops.aten.sum.dim_IntList(mul_12, [0, 1, 2], True, dtype = torch.float32)
        sum_2: "f32[1, 1, 1, 3072]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 1, 2], True, dtype = torch.float32)
        sum_3: "f32[128, 1, 1, 3072]" = torch.ops.aten.sum.dim_IntList(mul_11, [1, 2], True, dtype = torch.float32)
        div_3: "f32[128, 1, 1, 3072]" = torch.ops.aten.div.Tensor(sum_3, arg1)
        neg: "f32[128, 1, 1, 3072]" = torch.ops.aten.neg.default(sum_3)
        mul_13: "f32[128, 1, 1, 3072]" = torch.ops.aten.mul.Tensor(neg, div_1)
        sum_4: "f32[128, 1, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_13, [3], True, dtype = torch.float32)
        expand: "f32[128, 1, 1, 3072]" = torch.ops.aten.expand.default(sum_4, p2)
        div_4: "f32[128, 1, 1, 3072]" = torch.ops.aten.div.Scalar(expand, 3072.0)
        add_2: "f32[128, 1, 1, 3072]" = torch.ops.aten.add.Tensor(div_3, div_4)
        mul_14: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(add_2, where)
        convert_element_type_3: "bf16[128, 7, 7, 3072]" = torch.ops.prims.convert_element_type.default(mul_14, torch.bfloat16)
        convert_element_type_4: "bf16[128, 7, 7, 3072]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        convert_element_type_5: "bf16[128, 7, 7, 3072]" = torch.ops.prims.convert_element_type.default(convert_element_type_2, torch.bfloat16)
        add_3: "bf16[128, 7, 7, 3072]" = torch.ops.aten.add.Tensor(convert_element_type_5, convert_element_type_4)
        add_4: "bf16[128, 7, 7, 3072]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_3)
        convert_element_type_6: "f32[128, 7, 7, 3072]" = torch.ops.prims.convert_element_type.default(add_4, torch.float32)
        mul_15: "f32[128, 7, 7, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type_6, add_1)
        convert_element_type_7: "bf16[128, 7, 7, 3072]" = torch.ops.prims.convert_element_type.default(mul_15, torch.bfloat16)
        reshape_2: "bf16[6272, 3072]" = torch.ops.aten.reshape.default(convert_element_type_7, p3)
        permute: "bf16[3072, 6272]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 3072]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[3072]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_8: "f32[3072]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, reshape_2, permute, convert_element_type_8)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
