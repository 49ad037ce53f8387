"""assay repro 1
pattern 4607c6ff1a2afd8d3aa3a861a2f1efa027cda8044569afeacfc6237094b7b7d3
home    5f81b03739d3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg1: "f32[1024]", arg2: "f32[1024]", arg3: "f32[1024]", arg4: "f32[1024]", arg5: "bf16[128, 2560, 7, 7][125440, 1, 17920, 2560]", arg6: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg7: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg8: "bf16[]", arg9: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg10: "f32[1, 1024, 1, 1]", arg11: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg12: "f32[1, 1024, 1, 1]", p0: "size", p1: "size", p2: "size"):
        le: "b8[128, 1024, 7, 7]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        mul: "f32[1024]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        mul_1: "f32[1024]" = torch.ops.aten.mul.Tensor(arg3, arg4)
        mul_2: "f32[1024]" = torch.ops.aten.mul.Tensor(arg1, arg1)
        mul_3: "f32[1024]" = torch.ops.aten.mul.Tensor(arg3, arg3)
        slice_1: "bf16[128, 1024, 7, 7]" = torch.ops.aten.slice.Tensor(arg5, 1, p0, p1, p2)
        add: "bf16[128, 1024, 7, 7]" = torch.ops.aten.add.Tensor(slice_1, arg6)
        add_1: "bf16[128, 1024, 7, 7]" = torch.ops.aten.add.Tensor(add, arg7)
        unsqueeze: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        unsqueeze_2: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        where: "bf16[128, 1024, 7, 7]" = torch.ops.aten.where.self(le, arg8, add_1)
        convert_element_type: "f32[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        sub: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg10)
        convert_element_type_1: "f32[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(arg11, torch.float32)
        sub_1: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg12)
        convert_element_type_2: "f32[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_4: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub)
        mul_5: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub_1)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_6: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, arg1)
        mul_7: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_8: "f32[1024]" = torch.ops.aten.mul.Tensor(mul_7, mul_2)
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 2, 3])
        mul_9: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_2, arg3)
        mul_10: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        mul_11: "f32[1024]" = torch.ops.aten.mul.Tensor(mul_10, mul_3)
        sum_3: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_12: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_3, 0.00015943877551020407)
        sum_4: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_13: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_4, 0.00015943877551020407)
        unsqueeze_6: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_7: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_11, 0)
        unsqueeze_8: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_12, 0)
        unsqueeze_9: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_13, 0)
        unsqueeze_10: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_11: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        unsqueeze_12: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        unsqueeze_13: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 2)
        unsqueeze_14: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 3)
        mul_14: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_14)
        sub_2: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_14)
        unsqueeze_15: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 3)
        mul_15: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_15)
        sub_3: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_15)
        unsqueeze_16: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        sub_4: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_16)
        mul_16: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_4)
        unsqueeze_17: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_5: "f32[128, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_17)
        mul_17: "f32[128, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_5)
        convert_element_type_3: "bf16[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_16, torch.bfloat16)
        convert_element_type_4: "bf16[128, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_17, torch.bfloat16)
        return (mul_6, mul_9, sum_3, sum_4, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
