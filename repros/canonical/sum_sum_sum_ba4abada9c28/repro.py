"""assay repro 1
pattern ba4abada9c28b3613212ff1a835d53ec4fd0c34da7c49c88e50b50488b4300a3
home    1a1b011f2087
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[12, 1, 1]", arg1: "bf16[3072, 49, 49]", arg2: "bf16[3072, 49, 49]", arg3: "i64[49, 49]", arg4: "bf16[169, 12]", arg5: "i64[49, 49]", arg6: "bf16[169, 12]", arg7: "f32[256, 12, 49, 49]", arg8: "f32[256, 12, 49, 1]", arg9: "f32[256, 12, 49, 1]", arg10: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]"):
        clamp_max: "f32[12, 1, 1]" = torch.ops.aten.clamp_max.default(arg0, 4.605170185988092)
        exp: "f32[12, 1, 1]" = torch.ops.aten.exp.default(clamp_max)
        full: "bf16[169, 12]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        le: "b8[12, 1, 1]" = torch.ops.aten.le.Scalar(arg0, 4.605170185988092)
        reshape: "bf16[256, 12, 49, 49]" = torch.ops.aten.reshape.default(arg1, p1)
        mul: "f32[256, 12, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, exp)
        reshape_1: "bf16[256, 12, 49, 49]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_2: "i64[2401]" = torch.ops.aten.reshape.default(arg3, p3)
        index: "bf16[2401, 12]" = torch.ops.aten.index.Tensor(arg4, [reshape_2])
        reshape_3: "i64[2401]" = torch.ops.aten.reshape.default(arg5, p4)
        index_1: "bf16[2401, 12]" = torch.ops.aten.index.Tensor(arg6, [reshape_3])
        reshape_4: "bf16[49, 49, 12]" = torch.ops.aten.reshape.default(index, p5)
        permute: "bf16[12, 49, 49]" = torch.ops.aten.permute.default(reshape_4, [2, 0, 1])
        clone: "bf16[12, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_5: "bf16[49, 49, 12]" = torch.ops.aten.reshape.default(index_1, p6)
        permute_1: "bf16[12, 49, 49]" = torch.ops.aten.permute.default(reshape_5, [2, 0, 1])
        clone_1: "bf16[12, 49, 49]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        sigmoid: "bf16[12, 49, 49]" = torch.ops.aten.sigmoid.default(clone)
        mul_1: "bf16[12, 49, 49]" = torch.ops.aten.mul.Tensor(sigmoid, 16.0)
        sigmoid_1: "bf16[12, 49, 49]" = torch.ops.aten.sigmoid.default(clone_1)
        sum_1: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(arg7, [0], True, dtype = torch.float32)
        unsqueeze: "bf16[1, 12, 49, 49]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        add: "f32[256, 12, 49, 49]" = torch.ops.aten.add.Tensor(mul, unsqueeze)
        sub: "f32[256, 12, 49, 49]" = torch.ops.aten.sub.Tensor(add, arg8)
        exp_1: "f32[256, 12, 49, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[256, 12, 49, 49]" = torch.ops.aten.div.Tensor(exp_1, arg9)
        neg: "f32[256, 12, 49, 49]" = torch.ops.aten.neg.default(div)
        convert_element_type: "bf16[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        squeeze: "bf16[12, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type, 0)
        mul_2: "bf16[12, 49, 49]" = torch.ops.aten.mul.Tensor(squeeze, 16.0)
        convert_element_type_1: "f32[12, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_2, torch.float32)
        convert_element_type_2: "f32[256, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_3: "f32[256, 12, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_2, div)
        sum_2: "f32[256, 12, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        convert_element_type_3: "f32[12, 49, 49]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub_1: "f32[12, 49, 49]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_3)
        mul_4: "f32[12, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_1)
        convert_element_type_4: "f32[12, 49, 49]" = torch.ops.prims.convert_element_type.default(sigmoid_1, torch.float32)
        sub_2: "f32[12, 49, 49]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_4)
        mul_5: "f32[12, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_2)
        mul_6: "f32[12, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_5)
        convert_element_type_5: "bf16[12, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_2: "bf16[49, 49, 12]" = torch.ops.aten.permute.default(convert_element_type_5, [1, 2, 0])
        reshape_6: "bf16[2401, 12]" = torch.ops.aten.reshape.default(permute_2, p7)
        index_put: "bf16[169, 12]" = torch.ops.aten.index_put.default(full, [reshape_3], reshape_6, True)
        permute_3: "bf16[12, 169]" = torch.ops.aten.permute.default(index_put, [1, 0])
        fma: "f32[256, 12, 49, 49]" = torch.ops.prims.fma.default(neg, sum_2, mul_3)
        mul_7: "f32[256, 12, 49, 49]" = torch.ops.aten.mul.Tensor(fma, exp)
        mul_8: "f32[256, 12, 49, 49]" = torch.ops.aten.mul.Tensor(fma, reshape)
        sum_3: "f32[1, 12, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 2, 3], True, dtype = torch.float32)
        reshape_7: "f32[12, 1, 1]" = torch.ops.aten.reshape.default(sum_3, p8)
        mul_9: "f32[12, 1, 1]" = torch.ops.aten.mul.Tensor(reshape_7, exp)
        sum_4: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(fma, [0], True, dtype = torch.float32)
        where: "f32[12, 1, 1]" = torch.ops.aten.where.self(le, mul_9, arg10)
        convert_element_type_6: "bf16[256, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        reshape_8: "bf16[3072, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_6, p9)
        convert_element_type_7: "bf16[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_4, torch.bfloat16)
        squeeze_1: "bf16[12, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_7, 0)
        mul_10: "bf16[12, 49, 49]" = torch.ops.aten.mul.Tensor(squeeze_1, 16.0)
        convert_element_type_8: "f32[12, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_10, torch.float32)
        mul_11: "f32[12, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_8, mul_4)
        convert_element_type_9: "bf16[12, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_11, torch.bfloat16)
        permute_4: "bf16[49, 49, 12]" = torch.ops.aten.permute.default(convert_element_type_9, [1, 2, 0])
        reshape_9: "bf16[2401, 12]" = torch.ops.aten.reshape.default(permute_4, p10)
        index_put_1: "bf16[169, 12]" = torch.ops.aten.index_put.default(full, [reshape_2], reshape_9, True)
        permute_5: "bf16[12, 169]" = torch.ops.aten.permute.default(index_put_1, [1, 0])
        return (full, index_put, permute_3, where, reshape_8, index_put_1, permute_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
