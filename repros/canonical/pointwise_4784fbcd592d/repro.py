"""assay repro 1
pattern 4784fbcd592da9f2209889d79be32023f1ed496e293cabf700552620a2f502a6
home    ad1dbaa365b7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256]", arg1: "bf16[256]", arg2: "bf16[256]", arg3: "bf16[256]", arg4: "bf16[128, 256, 64, 64][1048576, 1, 16384, 256]", arg5: "bf16[128, 256, 64, 64][1048576, 1, 16384, 256]"):
        unsqueeze: "bf16[256, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[256, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[256]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[256]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[256]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[256]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[256]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 256, 64, 64]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 256, 64, 64]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 256, 64, 64]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        add_2: "bf16[128, 256, 64, 64]" = torch.ops.aten.add.Tensor(convert_element_type_2, arg5)
        convert_element_type_3: "f32[128, 256, 64, 64]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        neg: "f32[128, 256, 64, 64]" = torch.ops.aten.neg.default(convert_element_type_3)
        exp: "f32[128, 256, 64, 64]" = torch.ops.aten.exp.default(neg)
        add_3: "f32[128, 256, 64, 64]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 256, 64, 64]" = torch.ops.aten.div.Tensor(convert_element_type_3, add_3)
        convert_element_type_4: "bf16[128, 256, 64, 64]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (convert_element_type_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
