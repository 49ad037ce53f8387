"""assay repro 1
pattern 59026bba5bff32dab1e2746c8700aea80a2a7932b9803b3601310da18c19dac7
home    12d3f759b12e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 768, 1, 1]", arg1: "bf16[64, 768, 28, 28][602112, 1, 21504, 768]", arg2: "f32[1, 768, 1, 1]", arg3: "f32[768]", arg4: "f32[1, 768, 1, 1]", arg5: "f32[768]", arg6: "bf16[64, 768, 28, 28][602112, 1, 21504, 768]"):
        sigmoid: "bf16[64, 768, 1, 1]" = torch.ops.aten.sigmoid.default(arg0)
        mul: "bf16[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(arg1, sigmoid)
        squeeze: "f32[768]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        mul_1: "f32[768]" = torch.ops.aten.mul.Tensor(squeeze, arg3)
        mul_2: "f32[768]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[768]" = torch.ops.aten.squeeze.dims(arg4, [0, 2, 3])
        sub: "f32[64, 768, 28, 28]" = torch.ops.aten.sub.Tensor(mul, arg4)
        mul_3: "f32[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        unsqueeze_1: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[768, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_3: "f32[768, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_4: "f32[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(mul_3, unsqueeze_7)
        add: "f32[64, 768, 28, 28]" = torch.ops.aten.add.Tensor(mul_4, unsqueeze_6)
        unsqueeze_8: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[64, 768, 28, 28]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_1: "f32[64, 768, 28, 28]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        convert_element_type_2: "f32[64, 768, 28, 28]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        sub_1: "f32[64, 768, 28, 28]" = torch.ops.aten.sub.Tensor(convert_element_type_2, unsqueeze_9)
        convert_element_type_3: "f32[64, 768, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub_2: "f32[64, 768, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_3)
        mul_5: "f32[64, 768, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_2)
        convert_element_type_4: "f32[64, 768, 28, 28]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.float32)
        neg: "f32[64, 768, 28, 28]" = torch.ops.aten.neg.default(convert_element_type_4)
        exp: "f32[64, 768, 28, 28]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[64, 768, 28, 28]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[64, 768, 28, 28]" = torch.ops.aten.reciprocal.default(add_1)
        mul_6: "f32[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        mul_7: "f32[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_6)
        sub_3: "f32[64, 768, 28, 28]" = torch.ops.aten.sub.Tensor(1.0, mul_6)
        mul_8: "f32[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_3)
        add_2: "f32[64, 768, 28, 28]" = torch.ops.aten.add.Tensor(mul_8, 1.0)
        mul_9: "f32[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(mul_7, add_2)
        convert_element_type_5: "f32[64, 768, 28, 28]" = torch.ops.prims.convert_element_type.default(mul_9, torch.float32)
        mul_10: "f32[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(convert_element_type_5, sub_1)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 2, 3])
        mul_11: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_12: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, 1.992984693877551e-05)
        mul_13: "f32[768]" = torch.ops.aten.mul.Tensor(mul_12, mul_2)
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        mul_14: "f32[768]" = torch.ops.aten.mul.Tensor(sum_2, 1.992984693877551e-05)
        unsqueeze_10: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_13, 0)
        unsqueeze_11: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_14, 0)
        unsqueeze_12: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_15: "f32[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_4: "f32[64, 768, 28, 28]" = torch.ops.aten.sub.Tensor(convert_element_type_5, mul_15)
        unsqueeze_15: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_5: "f32[64, 768, 28, 28]" = torch.ops.aten.sub.Tensor(sub_4, unsqueeze_15)
        mul_16: "f32[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_8)
        convert_element_type_6: "bf16[64, 768, 28, 28]" = torch.ops.prims.convert_element_type.default(mul_16, torch.bfloat16)
        mul_17: "bf16[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(convert_element_type_6, arg1)
        sum_3: "f32[64, 768, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_17, [2, 3], True, dtype = torch.float32)
        convert_element_type_7: "f32[64, 768, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        mul_18: "f32[64, 768, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_7, mul_5)
        convert_element_type_8: "bf16[64, 768, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_18, torch.bfloat16)
        sum_4: "bf16[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_8, [0, 2, 3])
        convert_element_type_9: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_4, torch.float32)
        return (sigmoid, mul_11, sum_2, convert_element_type_6, convert_element_type_8, convert_element_type_9)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
