"""assay repro 1
pattern 71baec8c93d90c6673709d1feb86dd3d46d354e32d2ff16a389f971e653a19bd
home    1cd9452d9d4f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 16384]", arg1: "bf16[16384]", arg2: "bf16[16, 16384]", p0: "size[]"):
        add: "bf16[16, 16384]" = torch.ops.aten.add.Tensor(arg0, arg1)
        convert_element_type: "f32[16, 16384]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        convert_element_type_1: "f32[16, 16384]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul: "f32[16, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, convert_element_type_1)
        mul_1: "f32[16, 16384]" = torch.ops.aten.mul.Tensor(mul, -0.5)
        exp: "f32[16, 16384]" = torch.ops.aten.exp.default(mul_1)
        mul_2: "f32[16, 16384]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_3: "f32[16, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_2)
        mul_4: "f32[16, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.7071067811865476)
        erf: "f32[16, 16384]" = torch.ops.aten.erf.default(mul_4)
        add_1: "f32[16, 16384]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_5: "f32[16, 16384]" = torch.ops.aten.mul.Tensor(add_1, 0.5)
        add_2: "f32[16, 16384]" = torch.ops.aten.add.Tensor(mul_5, mul_3)
        mul_6: "f32[16, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type, add_2)
        convert_element_type_2: "bf16[16, 16384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        sum_1: "bf16[1, 16384]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0], True)
        reshape: "bf16[16384]" = torch.ops.aten.reshape.default(sum_1, p0)
        return (convert_element_type_2, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
