"""assay repro 1
pattern e3f0f79c93adc2fc094c075f71138c8a5f0f3a4f9013ce04b06ded9c6b9fd53f
home    a97954faf7b1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 192, 28, 28][150528, 1, 5376, 192]", arg1: "bf16[128, 192, 28, 28][150528, 1, 5376, 192]", arg2: "bf16[192]", arg3: "bf16[192]", arg4: "bf16[192]", arg5: "bf16[192]"):
        add: "bf16[128, 192, 28, 28]" = torch.ops.aten.add.Tensor(arg0, arg1)
        unsqueeze: "bf16[192, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "bf16[192, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "bf16[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[192]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add_1: "f32[192]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[192]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal: "f32[192]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[192]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[192, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[192]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        unsqueeze_6: "f32[192, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 192, 28, 28]" = torch.ops.aten.sub.Tensor(add, unsqueeze_7)
        mul_1: "f32[128, 192, 28, 28]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 192, 28, 28]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_2: "f32[128, 192, 28, 28]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (add, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
