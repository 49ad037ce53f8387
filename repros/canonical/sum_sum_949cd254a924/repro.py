"""assay repro 1
pattern 949cd254a9249444fede03e9a833eb623785ecfc0fa111ea534440ebb9056d5b
home    a76bc7b7039c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 96, 28, 28][75264, 1, 2688, 96]", arg1: "bf16[64, 96, 56, 56][301056, 1, 5376, 96]", arg2: "bf16[64, 96, 28, 28][75264, 1, 2688, 96]", arg3: "bf16[64, 96, 56, 56][301056, 1, 5376, 96]", arg4: "f32[96]", arg5: "f32[96]", arg6: "bf16[64, 96, 56, 56][301056, 1, 5376, 96]", arg7: "f32[64, 96, 56, 56][301056, 1, 5376, 96]"):
        avg_pool2d_backward: "bf16[64, 96, 56, 56]" = torch.ops.aten.avg_pool2d_backward.default(arg0, arg1, [2, 2], [2, 2], [0, 0], False, True, None)
        avg_pool2d_backward_1: "bf16[64, 96, 56, 56]" = torch.ops.aten.avg_pool2d_backward.default(arg2, arg3, [2, 2], [2, 2], [0, 0], False, True, None)
        mul: "f32[96]" = torch.ops.aten.mul.Tensor(arg4, arg5)
        mul_1: "f32[96]" = torch.ops.aten.mul.Tensor(arg4, arg4)
        unsqueeze: "f32[1, 96]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 96, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        neg: "f32[64, 96, 56, 56]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[64, 96, 56, 56]" = torch.ops.aten.exp.default(neg)
        add: "f32[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[64, 96, 56, 56]" = torch.ops.aten.reciprocal.default(add)
        mul_2: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        sub: "f32[64, 96, 56, 56]" = torch.ops.aten.sub.Tensor(1.0, mul_2)
        mul_3: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        add_1: "f32[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(mul_3, 1.0)
        convert_element_type_1: "f32[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(avg_pool2d_backward, torch.float32)
        mul_4: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_2)
        mul_5: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(mul_4, add_1)
        convert_element_type_2: "f32[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_5, torch.float32)
        mul_6: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_2, arg7)
        sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 2, 3])
        mul_7: "f32[96]" = torch.ops.aten.mul.Tensor(sum_1, arg4)
        mul_8: "f32[96]" = torch.ops.aten.mul.Tensor(sum_1, 4.982461734693877e-06)
        mul_9: "f32[96]" = torch.ops.aten.mul.Tensor(mul_8, mul_1)
        sum_2: "f32[96]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_10: "f32[96]" = torch.ops.aten.mul.Tensor(sum_2, 4.982461734693877e-06)
        unsqueeze_3: "f32[1, 96]" = torch.ops.aten.unsqueeze.default(mul_9, 0)
        unsqueeze_4: "f32[1, 96]" = torch.ops.aten.unsqueeze.default(mul_10, 0)
        unsqueeze_5: "f32[1, 96, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 96, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_11: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(arg7, unsqueeze_7)
        sub_1: "f32[64, 96, 56, 56]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_11)
        unsqueeze_8: "f32[1, 96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[64, 96, 56, 56]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_12: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_3: "bf16[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        add_2: "bf16[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(convert_element_type_3, avg_pool2d_backward_1)
        return (mul_7, sum_2, add_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
