"""assay repro 1
pattern 625820e2564bb102ecb04d30f6bb39c2fccc1c363157522e36c2a4b071cca301
home    9cb471691198
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[12, 1, 1]", arg1: "f32[256, 12, 49, 49]", arg2: "bf16[3072, 49, 49]", arg3: "bf16[3072, 49, 49]", arg4: "i64[49, 49]", arg5: "bf16[169, 12]", arg6: "f32[]", arg7: "bf16[169, 12]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        clamp_max: "f32[12, 1, 1]" = torch.ops.aten.clamp_max.default(arg0, 4.605170185988092)
        exp: "f32[12, 1, 1]" = torch.ops.aten.exp.default(clamp_max)
        le: "b8[12, 1, 1]" = torch.ops.aten.le.Scalar(arg0, 4.605170185988092)
        neg: "f32[256, 12, 49, 49]" = torch.ops.aten.neg.default(arg1)
        reshape: "bf16[256, 12, 49, 49]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[256, 12, 49, 49]" = torch.ops.aten.reshape.default(arg3, p1)
        reshape_2: "i64[2401]" = torch.ops.aten.reshape.default(arg4, p2)
        index: "bf16[2401, 12]" = torch.ops.aten.index.Tensor(arg5, [reshape_2])
        reshape_3: "bf16[49, 49, 12]" = torch.ops.aten.reshape.default(index, p3)
        permute: "bf16[12, 49, 49]" = torch.ops.aten.permute.default(reshape_3, [2, 0, 1])
        clone: "bf16[12, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        sigmoid: "bf16[12, 49, 49]" = torch.ops.aten.sigmoid.default(clone)
        convert_element_type: "f32[256, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[256, 12, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        sum_1: "f32[256, 12, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        convert_element_type_1: "f32[12, 49, 49]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub: "f32[12, 49, 49]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_1)
        mul_1: "f32[12, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        fma: "f32[256, 12, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        mul_2: "f32[256, 12, 49, 49]" = torch.ops.aten.mul.Tensor(fma, exp)
        mul_3: "f32[256, 12, 49, 49]" = torch.ops.aten.mul.Tensor(fma, reshape_1)
        sum_2: "f32[1, 12, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2, 3], True, dtype = torch.float32)
        reshape_4: "f32[12, 1, 1]" = torch.ops.aten.reshape.default(sum_2, p4)
        mul_4: "f32[12, 1, 1]" = torch.ops.aten.mul.Tensor(reshape_4, exp)
        sum_3: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(fma, [0], True, dtype = torch.float32)
        where: "f32[12, 1, 1]" = torch.ops.aten.where.self(le, mul_4, arg6)
        convert_element_type_2: "bf16[256, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        reshape_5: "bf16[3072, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_2, p5)
        convert_element_type_3: "bf16[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_3, torch.bfloat16)
        squeeze: "bf16[12, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_3, 0)
        mul_5: "bf16[12, 49, 49]" = torch.ops.aten.mul.Tensor(squeeze, 16.0)
        convert_element_type_4: "f32[12, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_5, torch.float32)
        mul_6: "f32[12, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul_1)
        convert_element_type_5: "bf16[12, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_1: "bf16[49, 49, 12]" = torch.ops.aten.permute.default(convert_element_type_5, [1, 2, 0])
        reshape_6: "bf16[2401, 12]" = torch.ops.aten.reshape.default(permute_1, p6)
        index_put: "bf16[169, 12]" = torch.ops.aten.index_put.default(arg7, [reshape_2], reshape_6, True)
        permute_2: "bf16[12, 169]" = torch.ops.aten.permute.default(index_put, [1, 0])
        return (where, reshape_5, index_put, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
