"""assay repro 1
pattern 1ec69e507ddb7f0bbcc10bc4161abec2a571ead29584c142b1a59ce9d7d966cf
home    7cd17f7066a4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 2560, 1, 1]", arg1: "f32[2560]", arg2: "f32[1, 2560, 1, 1]", arg3: "bf16[32, 2560, 18, 18]", arg4: "f32[2560]", arg5: "b8[32, 2560]", arg6: "bf16[32, 2560]", arg7: "bf16[32, 2560, 18, 18]", p0: "size[]"):
        squeeze: "f32[2560]" = torch.ops.aten.squeeze.dims(arg0, [0, 2, 3])
        mul: "f32[2560]" = torch.ops.aten.mul.Tensor(squeeze, arg1)
        mul_1: "f32[2560]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[2560]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        sub: "f32[32, 2560, 18, 18]" = torch.ops.aten.sub.Tensor(arg3, arg2)
        mul_2: "f32[32, 2560, 18, 18]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "f32[1, 2560]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 2560]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[2560, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_3: "f32[2560, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_4: "f32[1, 2560, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 2560, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[2560, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[2560, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[32, 2560, 18, 18]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[32, 2560, 18, 18]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 2560, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 2560, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[32, 2560]" = torch.ops.prims.convert_element_type.default(arg5, torch.bfloat16)
        mul_4: "bf16[32, 2560]" = torch.ops.aten.mul.Tensor(convert_element_type, 2.0)
        mul_5: "bf16[32, 2560]" = torch.ops.aten.mul.Tensor(arg6, mul_4)
        reshape: "bf16[32, 2560, 1, 1]" = torch.ops.aten.reshape.default(mul_5, p0)
        avg_pool2d_backward: "bf16[32, 2560, 18, 18]" = torch.ops.aten.avg_pool2d_backward.default(reshape, arg7, [2560, 2560], [2560, 2560], [0, 0], True, True, None)
        convert_element_type_1: "bf16[32, 2560, 18, 18]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_2: "f32[32, 2560, 18, 18]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[32, 2560, 18, 18]" = torch.ops.aten.sub.Tensor(convert_element_type_2, unsqueeze_9)
        convert_element_type_3: "f32[32, 2560, 18, 18]" = torch.ops.prims.convert_element_type.default(avg_pool2d_backward, torch.float32)
        convert_element_type_4: "f32[32, 2560, 18, 18]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        neg: "f32[32, 2560, 18, 18]" = torch.ops.aten.neg.default(convert_element_type_4)
        exp: "f32[32, 2560, 18, 18]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[32, 2560, 18, 18]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[32, 2560, 18, 18]" = torch.ops.aten.reciprocal.default(add_1)
        mul_6: "f32[32, 2560, 18, 18]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        mul_7: "f32[32, 2560, 18, 18]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul_6)
        sub_2: "f32[32, 2560, 18, 18]" = torch.ops.aten.sub.Tensor(1.0, mul_6)
        mul_8: "f32[32, 2560, 18, 18]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_2)
        add_2: "f32[32, 2560, 18, 18]" = torch.ops.aten.add.Tensor(mul_8, 1.0)
        mul_9: "f32[32, 2560, 18, 18]" = torch.ops.aten.mul.Tensor(mul_7, add_2)
        convert_element_type_5: "f32[32, 2560, 18, 18]" = torch.ops.prims.convert_element_type.default(mul_9, torch.float32)
        mul_10: "f32[32, 2560, 18, 18]" = torch.ops.aten.mul.Tensor(convert_element_type_5, sub_1)
        sum_1: "f32[2560]" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 2, 3])
        mul_11: "f32[2560]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_12: "f32[2560]" = torch.ops.aten.mul.Tensor(sum_1, 9.645061728395061e-05)
        mul_13: "f32[2560]" = torch.ops.aten.mul.Tensor(mul_12, mul_1)
        sum_2: "f32[2560]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        mul_14: "f32[2560]" = torch.ops.aten.mul.Tensor(sum_2, 9.645061728395061e-05)
        unsqueeze_10: "f32[1, 2560]" = torch.ops.aten.unsqueeze.default(mul_13, 0)
        unsqueeze_11: "f32[1, 2560]" = torch.ops.aten.unsqueeze.default(mul_14, 0)
        unsqueeze_12: "f32[1, 2560, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 2560, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 2560, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_15: "f32[32, 2560, 18, 18]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_3: "f32[32, 2560, 18, 18]" = torch.ops.aten.sub.Tensor(convert_element_type_5, mul_15)
        unsqueeze_15: "f32[1, 2560, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_4: "f32[32, 2560, 18, 18]" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_15)
        mul_16: "f32[32, 2560, 18, 18]" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_8)
        convert_element_type_6: "bf16[32, 2560, 18, 18]" = torch.ops.prims.convert_element_type.default(mul_16, torch.bfloat16)
        return (mul_11, sum_2, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
