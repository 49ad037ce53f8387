"""assay repro 1
pattern 1f366ec26b32be721fa1710d21dc199f1be7d17568e4a798f653a7ae17317c0e
home    f98a56910d60
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024]", arg1: "bf16[1024]", arg2: "bf16[1024]", arg3: "bf16[1024]", arg4: "bf16[1024]", arg5: "bf16[1024]", arg6: "bf16[1024]", arg7: "bf16[1024]", arg8: "bf16[1024]", arg9: "bf16[1024]", arg10: "bf16[64, 1024, 7, 7][50176, 1, 7168, 1024]", arg11: "bf16[1024]", arg12: "bf16[64, 1024, 7, 7][50176, 1, 7168, 1024]", arg13: "bf16[1024]", arg14: "bf16[64, 1024, 7, 7][50176, 1, 7168, 1024]"):
        unsqueeze: "bf16[1024, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[1024, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[1024, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_3: "bf16[1024, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "bf16[1024, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_5: "bf16[1024, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_6: "bf16[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_7: "bf16[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_8: "bf16[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_9: "bf16[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_10: "bf16[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_11: "bf16[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 2)
        convert_element_type: "f32[1024]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        add: "f32[1024]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[1024]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[1024]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[1024]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_12: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_13: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        convert_element_type_1: "f32[1024]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        add_1: "f32[1024]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1e-05)
        sqrt_1: "f32[1024]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal_1: "f32[1024]" = torch.ops.aten.reciprocal.default(sqrt_1)
        mul_1: "f32[1024]" = torch.ops.aten.mul.Tensor(reciprocal_1, 1.0)
        unsqueeze_14: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_15: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2)
        convert_element_type_2: "f32[1024]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        add_2: "f32[1024]" = torch.ops.aten.add.Tensor(convert_element_type_2, 1e-05)
        sqrt_2: "f32[1024]" = torch.ops.aten.sqrt.default(add_2)
        reciprocal_2: "f32[1024]" = torch.ops.aten.reciprocal.default(sqrt_2)
        mul_2: "f32[1024]" = torch.ops.aten.mul.Tensor(reciprocal_2, 1.0)
        unsqueeze_16: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(mul_2, 1)
        unsqueeze_17: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 2)
        convert_element_type_3: "f32[1024]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        unsqueeze_18: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_3, 1)
        unsqueeze_19: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_18, 2)
        sub: "f32[64, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(arg10, unsqueeze_19)
        mul_3: "f32[64, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_13)
        mul_4: "f32[64, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(mul_3, unsqueeze_9)
        add_3: "f32[64, 1024, 7, 7]" = torch.ops.aten.add.Tensor(mul_4, unsqueeze_6)
        convert_element_type_4: "bf16[64, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        convert_element_type_5: "f32[1024]" = torch.ops.prims.convert_element_type.default(arg11, torch.float32)
        unsqueeze_20: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_5, 1)
        unsqueeze_21: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_20, 2)
        sub_1: "f32[64, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(arg12, unsqueeze_21)
        mul_5: "f32[64, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_15)
        mul_6: "f32[64, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_10)
        add_4: "f32[64, 1024, 7, 7]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_7)
        convert_element_type_6: "bf16[64, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        relu: "bf16[64, 1024, 7, 7]" = torch.ops.aten.relu.default(convert_element_type_6)
        convert_element_type_7: "f32[1024]" = torch.ops.prims.convert_element_type.default(arg13, torch.float32)
        unsqueeze_22: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_7, 1)
        unsqueeze_23: "f32[1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_22, 2)
        sub_2: "f32[64, 1024, 7, 7]" = torch.ops.aten.sub.Tensor(arg14, unsqueeze_23)
        mul_7: "f32[64, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_17)
        mul_8: "f32[64, 1024, 7, 7]" = torch.ops.aten.mul.Tensor(mul_7, unsqueeze_11)
        add_5: "f32[64, 1024, 7, 7]" = torch.ops.aten.add.Tensor(mul_8, unsqueeze_8)
        convert_element_type_8: "bf16[64, 1024, 7, 7]" = torch.ops.prims.convert_element_type.default(add_5, torch.bfloat16)
        add_6: "bf16[64, 1024, 7, 7]" = torch.ops.aten.add.Tensor(convert_element_type_4, convert_element_type_8)
        relu_1: "bf16[64, 1024, 7, 7]" = torch.ops.aten.relu.default(add_6)
        add_7: "bf16[64, 1024, 7, 7]" = torch.ops.aten.add.Tensor(relu_1, relu)
        return (add_7,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
