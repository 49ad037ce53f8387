"""assay repro 1
pattern acbacddb53e5217a963a7bc3cd5f02a06a01a9371c63aa65c35a7079de7414c4
home    eb4dd9b7d2c2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64]", arg1: "bf16[64]", arg2: "bf16[64]", arg3: "bf16[64]", arg4: "bf16[64]", arg5: "bf16[64]", arg6: "bf16[64]", arg7: "bf16[64]", arg8: "bf16[64, 64, 112, 112]"):
        unsqueeze: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_3: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        convert_element_type: "f32[64]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[64]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[64]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[64]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[64]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_8: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_9: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        convert_element_type_1: "f32[64]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add_1: "f32[64]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1e-05)
        sqrt_1: "f32[64]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal_1: "f32[64]" = torch.ops.aten.reciprocal.default(sqrt_1)
        mul_1: "f32[64]" = torch.ops.aten.mul.Tensor(reciprocal_1, 1.0)
        unsqueeze_10: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_11: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        convert_element_type_2: "f32[64]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        unsqueeze_12: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 1)
        unsqueeze_13: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        convert_element_type_3: "f32[64]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        unsqueeze_14: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_3, 1)
        unsqueeze_15: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2)
        sub: "f32[64, 64, 112, 112]" = torch.ops.aten.sub.Tensor(arg8, unsqueeze_15)
        mul_2: "f32[64, 64, 112, 112]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_11)
        mul_3: "f32[64, 64, 112, 112]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add_2: "f32[64, 64, 112, 112]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_4)
        convert_element_type_4: "bf16[64, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        relu: "bf16[64, 64, 112, 112]" = torch.ops.aten.relu.default(convert_element_type_4)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [1, 1], [1, 1], False)
        getitem: "bf16[64, 64, 56, 56]" = _low_memory_max_pool_with_offsets[0]
        sub_1: "f32[64, 64, 56, 56]" = torch.ops.aten.sub.Tensor(getitem, unsqueeze_13)
        mul_4: "f32[64, 64, 56, 56]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_9)
        mul_5: "f32[64, 64, 56, 56]" = torch.ops.aten.mul.Tensor(mul_4, unsqueeze_6)
        add_3: "f32[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(mul_5, unsqueeze_5)
        convert_element_type_5: "bf16[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        relu_1: "bf16[64, 64, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_5)
        return (getitem, relu_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
