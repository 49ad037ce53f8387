"""assay repro 1
pattern 9937fdeda083954bd77b50bf54bc6e8df47fd8fc95f0d24f0f10e749cc1a56a7
home    94b0e71d86f8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 2048, 7, 7]", arg1: "bf16[8, 2048, 7, 7]", arg2: "bf16[8, 2048, 7, 7]", arg3: "bf16[]", arg4: "bf16[2048]", arg5: "f32[2048]", arg6: "bf16[2048]", arg7: "f32[2048]", arg8: "bf16[8, 2048, 7, 7]", arg9: "bf16[8, 2048, 7, 7]", arg10: "bf16[2048]", arg11: "bf16[2048]"):
        add: "bf16[8, 2048, 7, 7]" = torch.ops.aten.add.Tensor(arg0, arg1)
        le: "b8[8, 2048, 7, 7]" = torch.ops.aten.le.Scalar(arg2, 0.0)
        where: "bf16[8, 2048, 7, 7]" = torch.ops.aten.where.self(le, arg3, add)
        convert_element_type: "f32[2048]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul: "f32[2048]" = torch.ops.aten.mul.Tensor(convert_element_type, arg5)
        mul_1: "f32[2048]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        unsqueeze: "f32[1, 2048]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 2048, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type_1: "f32[2048]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        mul_2: "f32[2048]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg7)
        mul_3: "f32[2048]" = torch.ops.aten.mul.Tensor(convert_element_type_1, convert_element_type_1)
        unsqueeze_3: "f32[1, 2048]" = torch.ops.aten.unsqueeze.default(mul_2, 0)
        unsqueeze_4: "f32[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_5: "f32[1, 2048, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        convert_element_type_2: "f32[8, 2048, 7, 7]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        convert_element_type_3: "f32[8, 2048, 7, 7]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        convert_element_type_4: "f32[2048]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        unsqueeze_6: "f32[1, 2048]" = torch.ops.aten.unsqueeze.default(convert_element_type_4, 0)
        unsqueeze_7: "f32[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_8: "f32[1, 2048, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        sub: "f32[8, 2048, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, unsqueeze_8)
        convert_element_type_5: "f32[2048]" = torch.ops.prims.convert_element_type.default(arg11, torch.float32)
        unsqueeze_9: "f32[1, 2048]" = torch.ops.aten.unsqueeze.default(convert_element_type_5, 0)
        unsqueeze_10: "f32[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 2)
        unsqueeze_11: "f32[1, 2048, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 3)
        sub_1: "f32[8, 2048, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_3, unsqueeze_11)
        convert_element_type_6: "f32[8, 2048, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_4: "f32[8, 2048, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_6, sub)
        mul_5: "f32[8, 2048, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_6, sub_1)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_6: "f32[2048]" = torch.ops.aten.mul.Tensor(sum_1, convert_element_type)
        mul_7: "f32[2048]" = torch.ops.aten.mul.Tensor(sum_1, 0.002551020408163265)
        mul_8: "f32[2048]" = torch.ops.aten.mul.Tensor(mul_7, mul_1)
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 2, 3])
        mul_9: "f32[2048]" = torch.ops.aten.mul.Tensor(sum_2, convert_element_type_1)
        mul_10: "f32[2048]" = torch.ops.aten.mul.Tensor(sum_2, 0.002551020408163265)
        mul_11: "f32[2048]" = torch.ops.aten.mul.Tensor(mul_10, mul_3)
        sum_3: "f32[2048]" = torch.ops.aten.sum.dim_IntList(convert_element_type_6, [0, 2, 3])
        mul_12: "f32[2048]" = torch.ops.aten.mul.Tensor(sum_3, 0.002551020408163265)
        sum_4: "f32[2048]" = torch.ops.aten.sum.dim_IntList(convert_element_type_6, [0, 2, 3])
        mul_13: "f32[2048]" = torch.ops.aten.mul.Tensor(sum_4, 0.002551020408163265)
        unsqueeze_12: "f32[1, 2048]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_13: "f32[1, 2048]" = torch.ops.aten.unsqueeze.default(mul_11, 0)
        unsqueeze_14: "f32[1, 2048]" = torch.ops.aten.unsqueeze.default(mul_12, 0)
        unsqueeze_15: "f32[1, 2048]" = torch.ops.aten.unsqueeze.default(mul_13, 0)
        unsqueeze_16: "f32[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        unsqueeze_17: "f32[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 2)
        unsqueeze_18: "f32[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2)
        unsqueeze_19: "f32[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 2)
        unsqueeze_20: "f32[1, 2048, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 3)
        mul_14: "f32[8, 2048, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_20)
        sub_2: "f32[8, 2048, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_6, mul_14)
        unsqueeze_21: "f32[1, 2048, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_17, 3)
        mul_15: "f32[8, 2048, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_21)
        sub_3: "f32[8, 2048, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_6, mul_15)
        unsqueeze_22: "f32[1, 2048, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_18, 3)
        sub_4: "f32[8, 2048, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_22)
        mul_16: "f32[8, 2048, 7, 7]" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_2)
        unsqueeze_23: "f32[1, 2048, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_19, 3)
        sub_5: "f32[8, 2048, 7, 7]" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_23)
        mul_17: "f32[8, 2048, 7, 7]" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_5)
        convert_element_type_7: "bf16[8, 2048, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_16, torch.bfloat16)
        convert_element_type_8: "bf16[8, 2048, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_17, torch.bfloat16)
        return (mul_6, mul_9, sum_3, sum_4, convert_element_type_7, convert_element_type_8)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
