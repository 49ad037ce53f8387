"""assay repro 1
pattern e79588574c895fc0ac0f2cec8cb30161d90c82df7eb8e44a301cfc168e1e8d9c
home    57691c29f704
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128]", arg1: "bf16[128]", arg2: "bf16[128]", arg3: "bf16[128]", arg4: "bf16[128]", arg5: "bf16[128]", arg6: "bf16[128]", arg7: "bf16[128]", arg8: "bf16[128]", arg9: "bf16[128]", arg10: "bf16[128]", arg11: "bf16[128]", arg12: "bf16[32, 128, 112, 112][1605632, 1, 14336, 128]"):
        unsqueeze: "bf16[128, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[128, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[128, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_3: "bf16[128, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "bf16[128, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_5: "bf16[128, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_6: "bf16[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_7: "bf16[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_8: "bf16[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_9: "bf16[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_10: "bf16[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_11: "bf16[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 2)
        convert_element_type: "f32[128]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        add: "f32[128]" = torch.ops.aten.add.Tensor(convert_element_type, 0.001)
        sqrt: "f32[128]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[128]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[128]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_12: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_13: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        convert_element_type_1: "f32[128]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        add_1: "f32[128]" = torch.ops.aten.add.Tensor(convert_element_type_1, 0.001)
        sqrt_1: "f32[128]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal_1: "f32[128]" = torch.ops.aten.reciprocal.default(sqrt_1)
        mul_1: "f32[128]" = torch.ops.aten.mul.Tensor(reciprocal_1, 1.0)
        unsqueeze_14: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_15: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2)
        convert_element_type_2: "f32[128]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        add_2: "f32[128]" = torch.ops.aten.add.Tensor(convert_element_type_2, 0.001)
        sqrt_2: "f32[128]" = torch.ops.aten.sqrt.default(add_2)
        reciprocal_2: "f32[128]" = torch.ops.aten.reciprocal.default(sqrt_2)
        mul_2: "f32[128]" = torch.ops.aten.mul.Tensor(reciprocal_2, 1.0)
        unsqueeze_16: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(mul_2, 1)
        unsqueeze_17: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 2)
        convert_element_type_3: "f32[128]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        unsqueeze_18: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_3, 1)
        unsqueeze_19: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_18, 2)
        convert_element_type_4: "f32[128]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        unsqueeze_20: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_4, 1)
        unsqueeze_21: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_20, 2)
        convert_element_type_5: "f32[128]" = torch.ops.prims.convert_element_type.default(arg11, torch.float32)
        unsqueeze_22: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_5, 1)
        unsqueeze_23: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_22, 2)
        sub: "f32[32, 128, 112, 112]" = torch.ops.aten.sub.Tensor(arg12, unsqueeze_23)
        mul_3: "f32[32, 128, 112, 112]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_17)
        mul_4: "f32[32, 128, 112, 112]" = torch.ops.aten.mul.Tensor(mul_3, unsqueeze_11)
        add_3: "f32[32, 128, 112, 112]" = torch.ops.aten.add.Tensor(mul_4, unsqueeze_6)
        convert_element_type_6: "bf16[32, 128, 112, 112]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        relu: "bf16[32, 128, 112, 112]" = torch.ops.aten.relu.default(convert_element_type_6)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [1, 1], [1, 1], False)
        getitem: "bf16[32, 128, 56, 56]" = _low_memory_max_pool_with_offsets[0]
        sub_1: "f32[32, 128, 56, 56]" = torch.ops.aten.sub.Tensor(getitem, unsqueeze_19)
        mul_5: "f32[32, 128, 56, 56]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_13)
        mul_6: "f32[32, 128, 56, 56]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_9)
        add_4: "f32[32, 128, 56, 56]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_7)
        sub_2: "f32[32, 128, 56, 56]" = torch.ops.aten.sub.Tensor(getitem, unsqueeze_21)
        mul_7: "f32[32, 128, 56, 56]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_15)
        mul_8: "f32[32, 128, 56, 56]" = torch.ops.aten.mul.Tensor(mul_7, unsqueeze_10)
        add_5: "f32[32, 128, 56, 56]" = torch.ops.aten.add.Tensor(mul_8, unsqueeze_8)
        convert_element_type_7: "bf16[32, 128, 56, 56]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        relu_1: "bf16[32, 128, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_7)
        convert_element_type_8: "bf16[32, 128, 56, 56]" = torch.ops.prims.convert_element_type.default(add_5, torch.bfloat16)
        relu_2: "bf16[32, 128, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_8)
        return (relu_1, relu_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
