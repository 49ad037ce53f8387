"""assay repro 1
pattern 61bb8f0329b7d44fa10ed9f589b29d9bf592e7614098b3fdf872fd08ec2e5d71
home    bbdc602fb5b6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 56, 56][401408, 1, 7168, 128]", arg1: "bf16[128, 128, 56, 56][401408, 1, 7168, 128]", arg2: "bf16[128, 128, 56, 56][401408, 1, 7168, 128]"):
        add: "bf16[128, 128, 56, 56]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mul: "bf16[128, 128, 56, 56]" = torch.ops.aten.mul.Tensor(add, 1.0)
        convert_element_type: "f32[128, 128, 56, 56]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        neg: "f32[128, 128, 56, 56]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 128, 56, 56]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[128, 128, 56, 56]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[128, 128, 56, 56]" = torch.ops.aten.reciprocal.default(add_1)
        mul_1: "f32[128, 128, 56, 56]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        sub: "f32[128, 128, 56, 56]" = torch.ops.aten.sub.Tensor(1.0, mul_1)
        mul_2: "f32[128, 128, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        add_2: "f32[128, 128, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, 1.0)
        convert_element_type_1: "f32[128, 128, 56, 56]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_3: "f32[128, 128, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_1)
        mul_4: "f32[128, 128, 56, 56]" = torch.ops.aten.mul.Tensor(mul_3, add_2)
        convert_element_type_2: "bf16[128, 128, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        sum_1: "bf16[128]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[128]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
