"""assay repro 1
pattern cc36657e6f9bb7e22da435e5fc5589652f992062f9fcbf4f7a68fe894d52ab3c
home    62847b60b2a4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[24]", arg1: "bf16[12]", arg2: "bf16[24]", arg3: "bf16[12]", arg4: "bf16[24]", arg5: "bf16[12]", arg6: "bf16[24]", arg7: "bf16[512, 24, 56, 56][75264, 1, 1344, 24]", arg8: "bf16[12]", arg9: "bf16[512, 12, 56, 56][37632, 1, 672, 12]", arg10: "bf16[512, 12, 56, 56][37632, 1, 672, 12]"):
        unsqueeze: "bf16[24, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[12, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[24, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_3: "bf16[12, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "bf16[24, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "bf16[12, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "bf16[24, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "bf16[12, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        convert_element_type: "f32[24]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[24]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[24]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[24]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[24]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_8: "f32[24, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_9: "f32[24, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        convert_element_type_1: "f32[12]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add_1: "f32[12]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1e-05)
        sqrt_1: "f32[12]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal_1: "f32[12]" = torch.ops.aten.reciprocal.default(sqrt_1)
        mul_1: "f32[12]" = torch.ops.aten.mul.Tensor(reciprocal_1, 1.0)
        unsqueeze_10: "f32[12, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_11: "f32[12, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        convert_element_type_2: "f32[24]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        unsqueeze_12: "f32[24, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 1)
        unsqueeze_13: "f32[24, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        sub: "f32[512, 24, 56, 56]" = torch.ops.aten.sub.Tensor(arg7, unsqueeze_13)
        mul_2: "f32[512, 24, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_9)
        mul_3: "f32[512, 24, 56, 56]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_6)
        add_2: "f32[512, 24, 56, 56]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_4)
        convert_element_type_3: "bf16[512, 24, 56, 56]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        convert_element_type_4: "f32[12]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        unsqueeze_14: "f32[12, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_4, 1)
        unsqueeze_15: "f32[12, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2)
        sub_1: "f32[512, 12, 56, 56]" = torch.ops.aten.sub.Tensor(arg9, unsqueeze_15)
        mul_4: "f32[512, 12, 56, 56]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_11)
        mul_5: "f32[512, 12, 56, 56]" = torch.ops.aten.mul.Tensor(mul_4, unsqueeze_7)
        add_3: "f32[512, 12, 56, 56]" = torch.ops.aten.add.Tensor(mul_5, unsqueeze_5)
        convert_element_type_5: "bf16[512, 12, 56, 56]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        cat: "bf16[512, 24, 56, 56]" = torch.ops.aten.cat.default([arg10, convert_element_type_5], 1)
        add_4: "bf16[512, 24, 56, 56]" = torch.ops.aten.add.Tensor(cat, convert_element_type_3)
        return (add_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
