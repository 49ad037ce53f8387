"""assay repro 1
pattern 887eb4871e83c859b8f9090d1256721bffb7a6b16dfa76ead2533691b5ee63cd
home    3bd1d6c66350
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 512, 1, 1]", arg1: "bf16[128, 512, 36, 36][663552, 1, 18432, 512]", arg2: "bf16[128, 512, 36, 36][663552, 1, 18432, 512]"):
        sigmoid: "bf16[128, 512, 1, 1]" = torch.ops.aten.sigmoid.default(arg0)
        mul: "bf16[128, 512, 36, 36]" = torch.ops.aten.mul.Tensor(arg1, sigmoid)
        mul_1: "bf16[128, 512, 36, 36]" = torch.ops.aten.mul.Tensor(mul, 2.0)
        mul_2: "bf16[128, 512, 36, 36]" = torch.ops.aten.mul.Tensor(mul_1, 0.2)
        add: "bf16[128, 512, 36, 36]" = torch.ops.aten.add.Tensor(mul_2, arg2)
        convert_element_type: "f32[128, 512, 36, 36]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        neg: "f32[128, 512, 36, 36]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 512, 36, 36]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[128, 512, 36, 36]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 512, 36, 36]" = torch.ops.aten.div.Tensor(convert_element_type, add_1)
        convert_element_type_1: "bf16[128, 512, 36, 36]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul_3: "bf16[128, 512, 36, 36]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.9805806756909201)
        return (add, mul_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
