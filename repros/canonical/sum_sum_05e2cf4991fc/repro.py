"""assay repro 1
pattern 05e2cf4991fc844ec5a49058b28880fa18ae405f489a58a437261e89ff4c7413
home    2de7c23a20d9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 1088, 1, 1]", arg1: "bf16[64, 1088, 7, 7]", arg2: "f32[1, 1088, 1, 1]", arg3: "f32[1, 1088, 1, 1]", arg4: "f32[1088]", arg5: "f32[1088]", arg6: "bf16[64, 1088, 7, 7]"):
        sigmoid: "bf16[64, 1088, 1, 1]" = torch.ops.aten.sigmoid.default(arg0)
        sub: "f32[64, 1088, 7, 7]" = torch.ops.aten.sub.Tensor(arg1, arg2)
        mul: "f32[64, 1088, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg3)
        unsqueeze: "f32[1088, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_1: "f32[1088, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "f32[1088, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1088, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        mul_1: "f32[64, 1088, 7, 7]" = torch.ops.aten.mul.Tensor(mul, unsqueeze_3)
        add: "f32[64, 1088, 7, 7]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_2)
        convert_element_type: "bf16[64, 1088, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        relu: "bf16[64, 1088, 7, 7]" = torch.ops.aten.relu.default(convert_element_type)
        mul_2: "bf16[64, 1088, 7, 7]" = torch.ops.aten.mul.Tensor(arg6, relu)
        sum_1: "f32[64, 1088, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2, 3], True, dtype = torch.float32)
        convert_element_type_1: "f32[64, 1088, 1, 1]" = torch.ops.prims.convert_element_type.default(sigmoid, torch.float32)
        sub_1: "f32[64, 1088, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_1)
        mul_3: "f32[64, 1088, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub_1)
        convert_element_type_2: "f32[64, 1088, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        mul_4: "f32[64, 1088, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_3)
        convert_element_type_3: "bf16[64, 1088, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        sum_2: "bf16[1088]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        convert_element_type_4: "f32[1088]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (sigmoid, relu, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
