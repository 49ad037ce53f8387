"""assay repro 1
pattern 44d592fac80d3d5c47106ccb661b126fce90adf79cedf3ff4de022d84e31820b
home    a0f0776e810e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16]", arg1: "bf16[16]", arg2: "bf16[16]", arg3: "bf16[16]", arg4: "bf16[128, 16, 112, 112]"):
        unsqueeze: "bf16[16, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[16, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[16, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[16, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[16]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[16]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[16]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[16]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[16]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[16, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[16, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[16]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[16, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[16, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 16, 112, 112]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[128, 16, 112, 112]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 16, 112, 112]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 16, 112, 112]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "f32[128, 16, 112, 112]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        add_2: "f32[128, 16, 112, 112]" = torch.ops.aten.add.Tensor(convert_element_type_2, 3.0)
        clamp_min: "f32[128, 16, 112, 112]" = torch.ops.aten.clamp_min.default(add_2, 0.0)
        clamp_max: "f32[128, 16, 112, 112]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        mul_3: "f32[128, 16, 112, 112]" = torch.ops.aten.mul.Tensor(convert_element_type_2, clamp_max)
        div: "f32[128, 16, 112, 112]" = torch.ops.aten.div.Tensor(mul_3, 6.0)
        convert_element_type_3: "bf16[128, 16, 112, 112]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (convert_element_type_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
