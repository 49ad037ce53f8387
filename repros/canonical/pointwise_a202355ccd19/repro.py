"""assay repro 1
pattern a202355ccd19eb5d5d434aa2aecc23059c0a351edce95d8585094eddc1cf24d1
home    22f6800f3a3b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 512, 249]", arg1: "bf16[8, 512, 249]"):
        convert_element_type: "f32[8, 512, 249]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        convert_element_type_1: "f32[8, 512, 249]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[8, 512, 249]" = torch.ops.aten.mul.Tensor(convert_element_type_1, convert_element_type_1)
        mul_1: "f32[8, 512, 249]" = torch.ops.aten.mul.Tensor(mul, -0.5)
        exp: "f32[8, 512, 249]" = torch.ops.aten.exp.default(mul_1)
        mul_2: "f32[8, 512, 249]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_3: "f32[8, 512, 249]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_2)
        mul_4: "f32[8, 512, 249]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.7071067811865476)
        erf: "f32[8, 512, 249]" = torch.ops.aten.erf.default(mul_4)
        add: "f32[8, 512, 249]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_5: "f32[8, 512, 249]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[8, 512, 249]" = torch.ops.aten.add.Tensor(mul_5, mul_3)
        mul_6: "f32[8, 512, 249]" = torch.ops.aten.mul.Tensor(convert_element_type, add_1)
        convert_element_type_2: "bf16[8, 512, 249]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        return (convert_element_type_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
