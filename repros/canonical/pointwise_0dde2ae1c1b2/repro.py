"""assay repro 1
pattern 0dde2ae1c1b225e6e0e5d493c7bfe312a76eb1e04d384043090054dabe156db7
home    6fbd696abb61
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[36]", arg1: "bf16[36]", arg2: "bf16[36]", arg3: "bf16[36]", arg4: "bf16[36]", arg5: "bf16[36]", arg6: "bf16[36]", arg7: "bf16[64, 36, 28, 28][28224, 1, 1008, 36]", arg8: "bf16[64, 36, 28, 28][28224, 1, 1008, 36]", arg9: "bf16[36]", arg10: "bf16[64, 36, 28, 28][28224, 1, 1008, 36]"):
        unsqueeze: "bf16[36, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[36, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[36, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_3: "bf16[36, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "bf16[36, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "bf16[36, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "bf16[36, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "bf16[36, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        convert_element_type: "f32[36]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[36]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[36]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[36]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[36]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_8: "f32[36, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_9: "f32[36, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        convert_element_type_1: "f32[36]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add_1: "f32[36]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1e-05)
        sqrt_1: "f32[36]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal_1: "f32[36]" = torch.ops.aten.reciprocal.default(sqrt_1)
        mul_1: "f32[36]" = torch.ops.aten.mul.Tensor(reciprocal_1, 1.0)
        unsqueeze_10: "f32[36, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_11: "f32[36, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        convert_element_type_2: "f32[36]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        unsqueeze_12: "f32[36, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 1)
        unsqueeze_13: "f32[36, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        sub: "f32[64, 36, 28, 28]" = torch.ops.aten.sub.Tensor(arg7, unsqueeze_13)
        mul_2: "f32[64, 36, 28, 28]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_9)
        mul_3: "f32[64, 36, 28, 28]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_6)
        add_2: "f32[64, 36, 28, 28]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_4)
        convert_element_type_3: "bf16[64, 36, 28, 28]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        add_3: "bf16[64, 36, 28, 28]" = torch.ops.aten.add.Tensor(convert_element_type_3, arg8)
        relu: "bf16[64, 36, 28, 28]" = torch.ops.aten.relu.default(add_3)
        convert_element_type_4: "f32[36]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        unsqueeze_14: "f32[36, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_4, 1)
        unsqueeze_15: "f32[36, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2)
        sub_1: "f32[64, 36, 28, 28]" = torch.ops.aten.sub.Tensor(arg10, unsqueeze_15)
        mul_4: "f32[64, 36, 28, 28]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_11)
        mul_5: "f32[64, 36, 28, 28]" = torch.ops.aten.mul.Tensor(mul_4, unsqueeze_7)
        add_4: "f32[64, 36, 28, 28]" = torch.ops.aten.add.Tensor(mul_5, unsqueeze_5)
        convert_element_type_5: "bf16[64, 36, 28, 28]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        add_5: "bf16[64, 36, 28, 28]" = torch.ops.aten.add.Tensor(convert_element_type_5, relu)
        relu_1: "bf16[64, 36, 28, 28]" = torch.ops.aten.relu.default(add_5)
        return (relu, relu_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
