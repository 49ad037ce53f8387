"""assay repro 1
pattern 95db50c0ec6ad56afffe1ea0cac6d649dd51ac16f6006a66068692a36d1e203e
home    d4debaceb6ba
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 16384]", arg1: "bf16[16384]"):
        add: "bf16[16, 16384]" = torch.ops.aten.add.Tensor(arg0, arg1)
        convert_element_type: "f32[16, 16384]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul: "f32[16, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[16, 16384]" = torch.ops.aten.erf.default(mul)
        add_1: "f32[16, 16384]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[16, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[16, 16384]" = torch.ops.aten.mul.Tensor(mul_1, add_1)
        convert_element_type_1: "bf16[16, 16384]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
