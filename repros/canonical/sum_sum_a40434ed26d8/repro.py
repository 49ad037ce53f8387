"""assay repro 1
pattern a40434ed26d843ca4bc84a24cad2ee2ed78aa4a738190f9c080dfc74049ba267
home    588bbcd30bc8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1280, 1, 1]", arg1: "f32[1280]", arg2: "f32[1, 1280, 1, 1]", arg3: "bf16[128, 1280, 7, 7]", arg4: "f32[1280]", arg5: "b8[128, 1280]", arg6: "bf16[128, 1280]", p0: "size[]", p1: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        squeeze: "f32[1280]" = torch.ops.aten.squeeze.dims(arg0, [0, 2, 3])
        mul: "f32[1280]" = torch.ops.aten.mul.Tensor(squeeze, arg1)
        mul_1: "f32[1280]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[1280]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        sub: "f32[128, 1280, 7, 7]" = torch.ops.aten.sub.Tensor(arg3, arg2)
        mul_2: "f32[128, 1280, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "f32[1, 1280]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 1280]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[1280, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_3: "f32[1280, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_4: "f32[1, 1280, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 1280, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[128, 1280, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[128, 1280, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[128, 1280]" = torch.ops.prims.convert_element_type.default(arg5, torch.bfloat16)
        mul_4: "bf16[128, 1280]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.25)
        mul_5: "bf16[128, 1280]" = torch.ops.aten.mul.Tensor(arg6, mul_4)
        reshape: "bf16[128, 1280, 1, 1]" = torch.ops.aten.reshape.default(mul_5, p0)
        expand: "bf16[128, 1280, 7, 7]" = torch.ops.aten.expand.default(reshape, p1)
        div: "bf16[128, 1280, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        convert_element_type_1: "bf16[128, 1280, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        ge: "b8[128, 1280, 7, 7]" = torch.ops.aten.ge.Scalar(convert_element_type_1, 6.0)
        le: "b8[128, 1280, 7, 7]" = torch.ops.aten.le.Scalar(convert_element_type_1, 0.0)
        bitwise_or: "b8[128, 1280, 7, 7]" = torch.ops.aten.bitwise_or.Tensor(le, ge)
        where: "bf16[128, 1280, 7, 7]" = torch.ops.aten.where.self(bitwise_or, full, div)
        convert_element_type_2: "f32[128, 1280, 7, 7]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[128, 1280, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, unsqueeze_9)
        convert_element_type_3: "f32[128, 1280, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_6: "f32[128, 1280, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_1)
        sum_1: "f32[1280]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 2, 3])
        mul_7: "f32[1280]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_8: "f32[1280]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_9: "f32[1280]" = torch.ops.aten.mul.Tensor(mul_8, mul_1)
        sum_2: "f32[1280]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        mul_10: "f32[1280]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_10: "f32[1, 1280]" = torch.ops.aten.unsqueeze.default(mul_9, 0)
        unsqueeze_11: "f32[1, 1280]" = torch.ops.aten.unsqueeze.default(mul_10, 0)
        unsqueeze_12: "f32[1, 1280, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 1280, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_11: "f32[128, 1280, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_2: "f32[128, 1280, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_11)
        unsqueeze_15: "f32[1, 1280, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_3: "f32[128, 1280, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_15)
        mul_12: "f32[128, 1280, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_8)
        convert_element_type_4: "bf16[128, 1280, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        return (full, mul_7, sum_2, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
