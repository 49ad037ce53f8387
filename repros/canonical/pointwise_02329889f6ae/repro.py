"""assay repro 1
pattern 02329889f6ae64eec5e38c177e144a97c84ac994950bd0426df9c03dbdfc84a1
home    6099c53331c2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 3072]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[8, 1024, 3072]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[8, 1024, 3072]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[8, 1024, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[8, 1024, 3072]" = torch.ops.aten.erf.default(mul)
        add: "f32[8, 1024, 3072]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[8, 1024, 3072]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[8, 1024, 3072]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[8, 1024, 3072]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        reshape_1: "bf16[8192, 3072]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
