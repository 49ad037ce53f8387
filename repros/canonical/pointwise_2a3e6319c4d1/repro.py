"""assay repro 1
pattern 2a3e6319c4d1c464be4d26450f96558bec5dbc1c23a328759877c1b48eaf7da7
home    9bd735080537
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[96]", arg1: "bf16[96]", arg2: "bf16[96]", arg3: "bf16[96]", arg4: "bf16[128, 96, 32, 32]", arg5: "bf16[128, 96, 32, 32]"):
        unsqueeze: "bf16[96, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[96, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[96]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[96]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[96]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[96]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[96]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[96]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 96, 32, 32]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[128, 96, 32, 32]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 96, 32, 32]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 96, 32, 32]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "f32[128, 96, 32, 32]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        neg: "f32[128, 96, 32, 32]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[128, 96, 32, 32]" = torch.ops.aten.exp.default(neg)
        add_2: "f32[128, 96, 32, 32]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 96, 32, 32]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_2)
        convert_element_type_3: "bf16[128, 96, 32, 32]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        cat: "bf16[128, 192, 32, 32]" = torch.ops.aten.cat.default([arg5, convert_element_type_3], 1)
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
