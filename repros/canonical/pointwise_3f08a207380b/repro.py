"""assay repro 1
pattern 3f08a207380b12f0fdff49a2e661772fd8aa0a7bf4a5006f4b149ea70ba912e5
home    f7a688d7409c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 256, 1, 1]", arg1: "bf16[64, 256, 56, 56][802816, 1, 14336, 256]", arg2: "bf16[256]", arg3: "bf16[256]", arg4: "bf16[256]", arg5: "bf16[256]"):
        sigmoid: "bf16[64, 256, 1, 1]" = torch.ops.aten.sigmoid.default(arg0)
        mul: "bf16[64, 256, 56, 56]" = torch.ops.aten.mul.Tensor(arg1, sigmoid)
        unsqueeze: "bf16[256, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "bf16[256, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "bf16[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[256]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[256]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[256]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[256]" = torch.ops.aten.reciprocal.default(sqrt)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_5: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[256]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        unsqueeze_6: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[64, 256, 56, 56]" = torch.ops.aten.sub.Tensor(mul, unsqueeze_7)
        mul_2: "f32[64, 256, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_3: "f32[64, 256, 56, 56]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_3)
        add_1: "f32[64, 256, 56, 56]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_2)
        convert_element_type_2: "f32[64, 256, 56, 56]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        neg: "f32[64, 256, 56, 56]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[64, 256, 56, 56]" = torch.ops.aten.exp.default(neg)
        add_2: "f32[64, 256, 56, 56]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[64, 256, 56, 56]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_2)
        convert_element_type_3: "bf16[64, 256, 56, 56]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (convert_element_type_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
