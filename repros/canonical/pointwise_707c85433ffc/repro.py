"""assay repro 1
pattern 707c85433ffcfc2d9626ed33649a3b82726492a5ad9e47e5000f31e036f6c846
home    691813085399
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 768, 7, 7]", arg1: "bf16[64, 1, 7, 7][75411, 49, 7, 1]", arg2: "bf16[64, 768, 7, 7]", arg3: "bf16[64, 768, 7, 7]"):
        mul: "bf16[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        add: "bf16[64, 768, 7, 7]" = torch.ops.aten.add.Tensor(arg2, mul)
        convert_element_type: "f32[64, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul_1: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_2: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(mul_1, -0.5)
        exp: "f32[64, 768, 7, 7]" = torch.ops.aten.exp.default(mul_2)
        mul_3: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_4: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_3)
        mul_5: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[64, 768, 7, 7]" = torch.ops.aten.erf.default(mul_5)
        add_1: "f32[64, 768, 7, 7]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_6: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(add_1, 0.5)
        add_2: "f32[64, 768, 7, 7]" = torch.ops.aten.add.Tensor(mul_6, mul_4)
        convert_element_type_1: "f32[64, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul_7: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_2)
        convert_element_type_2: "bf16[64, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        return (convert_element_type_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
