"""assay repro 1
pattern 21f1a4cc084b11a077234e6f16faf2f6236128532c5cae66ad3049ad3520a4af
home    caf37dac1e99
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384]", arg1: "bf16[96]", arg2: "bf16[384]", arg3: "bf16[96]", arg4: "bf16[128, 288, 35, 35][352800, 1, 10080, 288]", arg5: "bf16[384]", arg6: "bf16[96]", arg7: "bf16[384]", arg8: "bf16[128, 384, 17, 17][110976, 1, 6528, 384]", arg9: "bf16[96]", arg10: "bf16[128, 96, 17, 17][27744, 1, 1632, 96]"):
        unsqueeze: "bf16[384, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[96, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[384, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_3: "bf16[96, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "bf16[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "bf16[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "bf16[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "bf16[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(arg4, [3, 3], [2, 2], [0, 0], [1, 1], False)
        getitem: "bf16[128, 288, 17, 17]" = _low_memory_max_pool_with_offsets[0]
        convert_element_type: "f32[384]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add: "f32[384]" = torch.ops.aten.add.Tensor(convert_element_type, 0.001)
        sqrt: "f32[384]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[384]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[384]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_8: "f32[384, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_9: "f32[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        convert_element_type_1: "f32[96]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        add_1: "f32[96]" = torch.ops.aten.add.Tensor(convert_element_type_1, 0.001)
        sqrt_1: "f32[96]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal_1: "f32[96]" = torch.ops.aten.reciprocal.default(sqrt_1)
        mul_1: "f32[96]" = torch.ops.aten.mul.Tensor(reciprocal_1, 1.0)
        unsqueeze_10: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_11: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        unsqueeze_12: "f32[384, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 1)
        unsqueeze_13: "f32[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        sub: "f32[128, 384, 17, 17]" = torch.ops.aten.sub.Tensor(arg8, unsqueeze_13)
        mul_2: "f32[128, 384, 17, 17]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_9)
        mul_3: "f32[128, 384, 17, 17]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_6)
        add_2: "f32[128, 384, 17, 17]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_4)
        convert_element_type_3: "bf16[128, 384, 17, 17]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        relu: "bf16[128, 384, 17, 17]" = torch.ops.aten.relu.default(convert_element_type_3)
        convert_element_type_4: "f32[96]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        unsqueeze_14: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_4, 1)
        unsqueeze_15: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2)
        sub_1: "f32[128, 96, 17, 17]" = torch.ops.aten.sub.Tensor(arg10, unsqueeze_15)
        mul_4: "f32[128, 96, 17, 17]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_11)
        mul_5: "f32[128, 96, 17, 17]" = torch.ops.aten.mul.Tensor(mul_4, unsqueeze_7)
        add_3: "f32[128, 96, 17, 17]" = torch.ops.aten.add.Tensor(mul_5, unsqueeze_5)
        convert_element_type_5: "bf16[128, 96, 17, 17]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        relu_1: "bf16[128, 96, 17, 17]" = torch.ops.aten.relu.default(convert_element_type_5)
        cat: "bf16[128, 768, 17, 17]" = torch.ops.aten.cat.default([relu, relu_1, getitem], 1)
        avg_pool2d: "bf16[128, 768, 17, 17]" = torch.ops.aten.avg_pool2d.default(cat, [3, 3], [1, 1], [1, 1])
        return (cat, avg_pool2d)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
