"""assay repro 1
pattern 47444cc1065b13053ba5cf5166fbefd3ae9897e6e17e095311d75f82833d044e
home    46bc73e2d889
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 96, 56, 56][301056, 1, 5376, 96]", arg1: "bf16[64, 96, 56, 56][301056, 1, 5376, 96]", arg2: "bf16[96]", arg3: "bf16[96]", arg4: "bf16[96]", arg5: "bf16[96]"):
        add: "bf16[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(arg0, arg1)
        unsqueeze: "bf16[96, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "bf16[96, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "bf16[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[96]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add_1: "f32[96]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[96]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal: "f32[96]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[96]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[96]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        unsqueeze_6: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[64, 96, 56, 56]" = torch.ops.aten.sub.Tensor(add, unsqueeze_7)
        mul_1: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_2: "f32[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "f32[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        neg: "f32[64, 96, 56, 56]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[64, 96, 56, 56]" = torch.ops.aten.exp.default(neg)
        add_3: "f32[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[64, 96, 56, 56]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_3)
        convert_element_type_3: "bf16[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (add, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
