"""assay repro 1
pattern fbfba3cb8c8842cef53a94d7e30735e64e814259dc25362e837780fd7e63c8d1
home    98f08abd5e1d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 48, 56, 56]", arg1: "f32[48]", arg2: "f32[48]", arg3: "f32[128, 48, 56, 56]", arg4: "bf16[128, 48, 56, 56]", arg5: "bf16[128, 48, 56, 56]", arg6: "f32[1, 48, 1, 1]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        le: "b8[128, 48, 56, 56]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        mul: "f32[48]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        mul_1: "f32[48]" = torch.ops.aten.mul.Tensor(arg1, arg1)
        unsqueeze: "f32[1, 48]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 48, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        add: "bf16[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(convert_element_type, arg4)
        where: "bf16[128, 48, 56, 56]" = torch.ops.aten.where.self(le, full, add)
        convert_element_type_1: "f32[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg6)
        convert_element_type_2: "f32[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub)
        sum_1: "f32[48]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[48]" = torch.ops.aten.mul.Tensor(sum_1, arg1)
        mul_4: "f32[48]" = torch.ops.aten.mul.Tensor(sum_1, 2.4912308673469386e-06)
        mul_5: "f32[48]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[48]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_6: "f32[48]" = torch.ops.aten.mul.Tensor(sum_2, 2.4912308673469386e-06)
        unsqueeze_3: "f32[1, 48]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 48]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 48, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 48, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_7)
        unsqueeze_8: "f32[1, 48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_3: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        sum_3: "bf16[48]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        convert_element_type_4: "f32[48]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        return (full, mul_3, sum_2, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
