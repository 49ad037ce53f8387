"""assay repro 1
pattern 3f03c25329fc26bff9e0c21f8d9e097f9bbf38c94ad4d71a145020c41017b9de
home    cd2ad208bce6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[24, 1, 1]", arg1: "bf16[1536, 49, 49]", arg2: "bf16[1536, 49, 49]", arg3: "i64[49, 49]", arg4: "bf16[169, 24]", arg5: "f32[64, 24, 49, 49]", arg6: "f32[64, 24, 49, 1]", arg7: "f32[64, 24, 49, 1]", arg8: "bf16[24, 49, 49]", arg9: "i64[2401]", arg10: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]"):
        clamp_max: "f32[24, 1, 1]" = torch.ops.aten.clamp_max.default(arg0, 4.605170185988092)
        exp: "f32[24, 1, 1]" = torch.ops.aten.exp.default(clamp_max)
        full: "bf16[169, 24]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        le: "b8[24, 1, 1]" = torch.ops.aten.le.Scalar(arg0, 4.605170185988092)
        reshape: "bf16[64, 24, 49, 49]" = torch.ops.aten.reshape.default(arg1, p1)
        mul: "f32[64, 24, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, exp)
        reshape_1: "bf16[64, 24, 49, 49]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_2: "i64[2401]" = torch.ops.aten.reshape.default(arg3, p3)
        index: "bf16[2401, 24]" = torch.ops.aten.index.Tensor(arg4, [reshape_2])
        reshape_3: "bf16[49, 49, 24]" = torch.ops.aten.reshape.default(index, p4)
        permute: "bf16[24, 49, 49]" = torch.ops.aten.permute.default(reshape_3, [2, 0, 1])
        clone: "bf16[24, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        sigmoid: "bf16[24, 49, 49]" = torch.ops.aten.sigmoid.default(clone)
        mul_1: "bf16[24, 49, 49]" = torch.ops.aten.mul.Tensor(sigmoid, 16.0)
        sum_1: "f32[1, 24, 49, 49]" = torch.ops.aten.sum.dim_IntList(arg5, [0], True, dtype = torch.float32)
        unsqueeze: "bf16[1, 24, 49, 49]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        add: "f32[64, 24, 49, 49]" = torch.ops.aten.add.Tensor(mul, unsqueeze)
        sub: "f32[64, 24, 49, 49]" = torch.ops.aten.sub.Tensor(add, arg6)
        exp_1: "f32[64, 24, 49, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[64, 24, 49, 49]" = torch.ops.aten.div.Tensor(exp_1, arg7)
        neg: "f32[64, 24, 49, 49]" = torch.ops.aten.neg.default(div)
        convert_element_type: "bf16[1, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        squeeze: "bf16[24, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type, 0)
        mul_2: "bf16[24, 49, 49]" = torch.ops.aten.mul.Tensor(squeeze, 16.0)
        convert_element_type_1: "f32[24, 49, 49]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        sub_1: "f32[24, 49, 49]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_1)
        mul_3: "f32[24, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub_1)
        convert_element_type_2: "f32[24, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_2, torch.float32)
        mul_4: "f32[24, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_3)
        convert_element_type_3: "bf16[24, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        permute_1: "bf16[49, 49, 24]" = torch.ops.aten.permute.default(convert_element_type_3, [1, 2, 0])
        reshape_4: "bf16[2401, 24]" = torch.ops.aten.reshape.default(permute_1, p5)
        index_put: "bf16[169, 24]" = torch.ops.aten.index_put.default(full, [arg9], reshape_4, True)
        permute_2: "bf16[24, 169]" = torch.ops.aten.permute.default(index_put, [1, 0])
        constant_pad_nd: "bf16[24, 176]" = torch.ops.aten.constant_pad_nd.default(permute_2, p6)
        convert_element_type_4: "f32[64, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_5: "f32[64, 24, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_4, div)
        sum_2: "f32[64, 24, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [3], True)
        convert_element_type_5: "f32[24, 49, 49]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub_2: "f32[24, 49, 49]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_5)
        mul_6: "f32[24, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_5, sub_2)
        fma: "f32[64, 24, 49, 49]" = torch.ops.prims.fma.default(neg, sum_2, mul_5)
        mul_7: "f32[64, 24, 49, 49]" = torch.ops.aten.mul.Tensor(fma, exp)
        mul_8: "f32[64, 24, 49, 49]" = torch.ops.aten.mul.Tensor(fma, reshape)
        sum_3: "f32[1, 24, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 2, 3], True, dtype = torch.float32)
        reshape_5: "f32[24, 1, 1]" = torch.ops.aten.reshape.default(sum_3, p7)
        mul_9: "f32[24, 1, 1]" = torch.ops.aten.mul.Tensor(reshape_5, exp)
        sum_4: "f32[1, 24, 49, 49]" = torch.ops.aten.sum.dim_IntList(fma, [0], True, dtype = torch.float32)
        where: "f32[24, 1, 1]" = torch.ops.aten.where.self(le, mul_9, arg10)
        convert_element_type_6: "bf16[64, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        reshape_6: "bf16[1536, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_6, p8)
        convert_element_type_7: "bf16[1, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_4, torch.bfloat16)
        squeeze_1: "bf16[24, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_7, 0)
        mul_10: "bf16[24, 49, 49]" = torch.ops.aten.mul.Tensor(squeeze_1, 16.0)
        convert_element_type_8: "f32[24, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_10, torch.float32)
        mul_11: "f32[24, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_8, mul_6)
        convert_element_type_9: "bf16[24, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_11, torch.bfloat16)
        permute_3: "bf16[49, 49, 24]" = torch.ops.aten.permute.default(convert_element_type_9, [1, 2, 0])
        reshape_7: "bf16[2401, 24]" = torch.ops.aten.reshape.default(permute_3, p9)
        index_put_1: "bf16[169, 24]" = torch.ops.aten.index_put.default(full, [reshape_2], reshape_7, True)
        permute_4: "bf16[24, 169]" = torch.ops.aten.permute.default(index_put_1, [1, 0])
        constant_pad_nd_1: "bf16[24, 176]" = torch.ops.aten.constant_pad_nd.default(permute_4, p10)
        return (index_put, constant_pad_nd, where, reshape_6, index_put_1, constant_pad_nd_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
