"""assay repro 1
pattern 0295eb37f84de6c3b88b82ca82acfd0e78875f32ee5ac8c799112b9d205cf246
home    044e1febffe8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[768]", arg1: "f32[768]", arg2: "f32[1, 768, 1, 1]", arg3: "f32[768]", arg4: "f32[1, 768, 1, 1]", arg5: "bf16[128, 768, 7, 7][37632, 1, 5376, 768]", arg6: "f32[768]", arg7: "f32[1, 768, 7, 7][768, 1, 5376, 768]", arg8: "f32[1, 768, 1, 1]", arg9: "bf16[128, 768, 7, 7][37632, 1, 5376, 768]", arg10: "f32[128, 768, 7, 7]"):
        mul: "f32[768]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[768]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        squeeze: "f32[768]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        mul_2: "f32[768]" = torch.ops.aten.mul.Tensor(squeeze, arg3)
        mul_3: "f32[768]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[768]" = torch.ops.aten.squeeze.dims(arg4, [0, 2, 3])
        sub: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(arg5, arg4)
        mul_4: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_2, 0)
        unsqueeze_2: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_3: "f32[768, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_4: "f32[768, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_5: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_6: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_7: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_8: "f32[768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_9: "f32[768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        mul_5: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(mul_4, unsqueeze_9)
        add: "f32[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(mul_5, unsqueeze_8)
        unsqueeze_10: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        unsqueeze_11: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        unsqueeze_12: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        convert_element_type: "bf16[128, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        add_1: "f32[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(convert_element_type, arg7)
        sub_1: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(add_1, arg8)
        convert_element_type_1: "f32[128, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        mul_6: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub_1)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 2, 3])
        mul_7: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_8: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_9: "f32[768]" = torch.ops.aten.mul.Tensor(mul_8, mul_1)
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_10: "f32[768]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_13: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_9, 0)
        unsqueeze_14: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_10, 0)
        unsqueeze_15: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 2)
        unsqueeze_16: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2)
        unsqueeze_17: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 3)
        mul_11: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_17)
        sub_2: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_11)
        unsqueeze_18: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 3)
        sub_3: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_18)
        mul_12: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_11)
        add_2: "f32[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(arg10, mul_12)
        sum_3: "f32[1, 768, 7, 7]" = torch.ops.aten.sum.dim_IntList(add_2, [0], True, dtype = torch.float32)
        convert_element_type_2: "f32[128, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub_4: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, unsqueeze_12)
        convert_element_type_3: "f32[128, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        mul_13: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_4)
        sum_4: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_13, [0, 2, 3])
        mul_14: "f32[768]" = torch.ops.aten.mul.Tensor(sum_4, squeeze)
        mul_15: "f32[768]" = torch.ops.aten.mul.Tensor(sum_4, 0.00015943877551020407)
        mul_16: "f32[768]" = torch.ops.aten.mul.Tensor(mul_15, mul_3)
        sum_5: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        mul_17: "f32[768]" = torch.ops.aten.mul.Tensor(sum_5, 0.00015943877551020407)
        unsqueeze_19: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_16, 0)
        unsqueeze_20: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_17, 0)
        unsqueeze_21: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_19, 2)
        unsqueeze_22: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_20, 2)
        unsqueeze_23: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_21, 3)
        mul_18: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_23)
        sub_5: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_18)
        unsqueeze_24: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_22, 3)
        sub_6: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(sub_5, unsqueeze_24)
        mul_19: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(sub_6, unsqueeze_10)
        convert_element_type_4: "bf16[128, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_19, torch.bfloat16)
        sum_6: "bf16[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        convert_element_type_5: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_6, torch.float32)
        return (mul_7, sum_2, sum_3, mul_14, sum_5, convert_element_type_4, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
