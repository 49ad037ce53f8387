"""assay repro 1
pattern 801ac1e1fac9665799258a7173fdbb6c2164a27a1c842159903a6b005d5a8ad8
home    010c5195c823
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1280]", arg1: "f32[1, 1280, 1, 1]", arg2: "f32[1280]", arg3: "f32[1, 1280, 1, 1]", arg4: "bf16[128, 1280, 7, 7][62720, 1, 8960, 1280]", arg5: "f32[1280]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size", p8: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[163840]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[128, 1280, 1, 1]" = torch.ops.aten.reshape.default(arg0, p1)
        squeeze: "bf16[128, 1280, 1]" = torch.ops.aten.squeeze.dim(reshape, 3)
        squeeze_1: "bf16[128, 1280]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "bf16[163840]" = torch.ops.aten.as_strided_scatter.default(full_1, squeeze_1, p2, p3, p4)
        as_strided: "bf16[128, 1280, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p5, p6, p7)
        expand: "bf16[128, 1280, 7, 7]" = torch.ops.aten.expand.default(as_strided, p8)
        div: "bf16[128, 1280, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        squeeze_2: "f32[1280]" = torch.ops.aten.squeeze.dims(arg1, [0, 2, 3])
        mul: "f32[1280]" = torch.ops.aten.mul.Tensor(squeeze_2, arg2)
        mul_1: "f32[1280]" = torch.ops.aten.mul.Tensor(squeeze_2, squeeze_2)
        squeeze_3: "f32[1280]" = torch.ops.aten.squeeze.dims(arg3, [0, 2, 3])
        sub: "f32[128, 1280, 7, 7]" = torch.ops.aten.sub.Tensor(arg4, arg3)
        mul_2: "f32[128, 1280, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg1)
        unsqueeze: "f32[1, 1280]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 1280]" = torch.ops.aten.unsqueeze.default(squeeze_3, 0)
        unsqueeze_2: "f32[1280, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_3: "f32[1280, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_4: "f32[1, 1280, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 1280, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[128, 1280, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[128, 1280, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[128, 1280, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        ge: "b8[128, 1280, 7, 7]" = torch.ops.aten.ge.Scalar(convert_element_type, 6.0)
        le: "b8[128, 1280, 7, 7]" = torch.ops.aten.le.Scalar(convert_element_type, 0.0)
        bitwise_or: "b8[128, 1280, 7, 7]" = torch.ops.aten.bitwise_or.Tensor(le, ge)
        where: "bf16[128, 1280, 7, 7]" = torch.ops.aten.where.self(bitwise_or, full, div)
        convert_element_type_1: "f32[128, 1280, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub_1: "f32[128, 1280, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_9)
        convert_element_type_2: "f32[128, 1280, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_4: "f32[128, 1280, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub_1)
        sum_1: "f32[1280]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[1280]" = torch.ops.aten.mul.Tensor(sum_1, squeeze_2)
        mul_6: "f32[1280]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_7: "f32[1280]" = torch.ops.aten.mul.Tensor(mul_6, mul_1)
        sum_2: "f32[1280]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_8: "f32[1280]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_10: "f32[1, 1280]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_11: "f32[1, 1280]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_12: "f32[1, 1280, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 1280, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_9: "f32[128, 1280, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_2: "f32[128, 1280, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_9)
        unsqueeze_15: "f32[1, 1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_3: "f32[128, 1280, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_15)
        mul_10: "f32[128, 1280, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_8)
        convert_element_type_3: "bf16[128, 1280, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        return (full, mul_5, sum_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
