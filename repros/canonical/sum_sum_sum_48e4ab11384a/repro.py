"""assay repro 1
pattern 48e4ab11384a628bed142b0dcc3ca866a5ee5d6f9e67d4dedc9987013f1f69b7
home    33267b3ab97f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 49, 1]", arg1: "f32[128, 49, 1]", arg2: "bf16[6272, 220]", arg3: "bf16[6272, 220]", arg4: "bf16[6272, 220]", arg5: "bf16[6272, 1]", arg6: "f32[220]", arg7: "f32[]", arg8: "f32[220]", arg9: "f32[128, 49, 220]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]"):
        clamp_min: "f32[128, 49, 1]" = torch.ops.aten.clamp_min.default(arg0, 1e-12)
        clamp_min_1: "f32[128, 49, 1]" = torch.ops.aten.clamp_min.default(arg1, 1e-12)
        eq: "b8[128, 49, 1]" = torch.ops.aten.eq.Scalar(arg0, 0.0)
        expand: "f32[128, 49, 220]" = torch.ops.aten.expand.default(clamp_min, p0)
        expand_1: "f32[128, 49, 220]" = torch.ops.aten.expand.default(clamp_min_1, p1)
        ge: "b8[128, 49, 1]" = torch.ops.aten.ge.Scalar(arg0, 1e-12)
        reshape: "bf16[128, 49, 220]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_1: "bf16[128, 49, 220]" = torch.ops.aten.reshape.default(arg3, p3)
        reshape_2: "bf16[128, 49, 220]" = torch.ops.aten.reshape.default(arg4, p4)
        reshape_3: "bf16[128, 49, 1]" = torch.ops.aten.reshape.default(arg5, p5)
        convert_element_type: "bf16[220]" = torch.ops.prims.convert_element_type.default(arg6, torch.bfloat16)
        add: "bf16[128, 49, 220]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        div: "f32[128, 49, 220]" = torch.ops.aten.div.Tensor(add, arg0)
        div_1: "f32[128, 49, 220]" = torch.ops.aten.div.Tensor(add, expand)
        div_2: "f32[128, 49, 220]" = torch.ops.aten.div.Tensor(div_1, expand)
        where: "f32[128, 49, 220]" = torch.ops.aten.where.self(eq, arg7, div)
        convert_element_type_1: "bf16[220]" = torch.ops.prims.convert_element_type.default(arg8, torch.bfloat16)
        add_1: "bf16[128, 49, 220]" = torch.ops.aten.add.Tensor(reshape_1, convert_element_type_1)
        div_3: "f32[128, 49, 220]" = torch.ops.aten.div.Tensor(add_1, expand_1)
        convert_element_type_2: "f32[128, 49, 220]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        mul: "f32[128, 49, 220]" = torch.ops.aten.mul.Tensor(convert_element_type_2, arg9)
        div_4: "f32[128, 49, 220]" = torch.ops.aten.div.Tensor(mul, expand)
        mul_1: "f32[128, 49, 220]" = torch.ops.aten.mul.Tensor(convert_element_type_2, div_1)
        neg: "f32[128, 49, 220]" = torch.ops.aten.neg.default(mul)
        mul_2: "f32[128, 49, 220]" = torch.ops.aten.mul.Tensor(neg, div_2)
        reshape_4: "f32[128, 49, 1, 220]" = torch.ops.aten.reshape.default(mul_1, p6)
        sum_1: "f32[128, 1, 220]" = torch.ops.aten.sum.dim_IntList(reshape_4, [1], dtype = torch.float32)
        squeeze: "f32[128, 220]" = torch.ops.aten.squeeze.dim(sum_1, 1)
        sum_2: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True, dtype = torch.float32)
        unsqueeze: "f32[128, 1, 220]" = torch.ops.aten.unsqueeze.default(squeeze, 1)
        expand_2: "f32[128, 49, 220]" = torch.ops.aten.expand.default(unsqueeze, p7)
        mul_3: "f32[128, 49, 220]" = torch.ops.aten.mul.Tensor(expand_2, div_3)
        sum_3: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True, dtype = torch.float32)
        where_1: "f32[128, 49, 1]" = torch.ops.aten.where.self(ge, sum_2, arg7)
        mul_4: "f32[128, 49, 220]" = torch.ops.aten.mul.Tensor(where_1, where)
        convert_element_type_3: "bf16[128, 49, 220]" = torch.ops.prims.convert_element_type.default(div_4, torch.bfloat16)
        convert_element_type_4: "bf16[128, 49, 220]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        add_2: "bf16[128, 49, 220]" = torch.ops.aten.add.Tensor(convert_element_type_3, convert_element_type_4)
        reshape_5: "bf16[6272, 220]" = torch.ops.aten.reshape.default(add_2, p8)
        permute: "bf16[220, 6272]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        constant_pad_nd: "bf16[224, 6272]" = torch.ops.aten.constant_pad_nd.default(permute, p9)
        sum_4: "f32[1, 1, 220]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1], True, dtype = torch.float32)
        reshape_6: "f32[220]" = torch.ops.aten.reshape.default(sum_4, p10)
        convert_element_type_5: "f32[128, 49, 1]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        mul_5: "f32[128, 49, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_5, 1.0)
        amax: "f32[128, 49, 1]" = torch.ops.aten.amax.default(mul_5, [2], True)
        sub: "f32[128, 49, 1]" = torch.ops.aten.sub.Tensor(mul_5, amax)
        mul_6: "f32[128, 49, 1]" = torch.ops.aten.mul.Tensor(sub, 0.06741998624632421)
        exp: "f32[128, 49, 1]" = torch.ops.aten.exp.default(mul_6)
        sum_5: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [2], True)
        div_5: "f32[128, 49, 1]" = torch.ops.aten.div.Tensor(exp, sum_5)
        mul_7: "f32[128, 49, 1]" = torch.ops.aten.mul.Tensor(sum_3, div_5)
        neg_1: "f32[128, 49, 1]" = torch.ops.aten.neg.default(div_5)
        sum_6: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True)
        convert_element_type_6: "f32[220]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        fma: "f32[128, 49, 1]" = torch.ops.prims.fma.default(neg_1, sum_6, mul_7)
        convert_element_type_7: "bf16[128, 49, 1]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_8: "bf16[128, 49, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_7, 0.06741998624632421)
        reshape_7: "bf16[6272, 1]" = torch.ops.aten.reshape.default(mul_8, p11)
        return (expand_1, add_1, div_3, expand_2, reshape_5, constant_pad_nd, div_5, convert_element_type_6, reshape_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
