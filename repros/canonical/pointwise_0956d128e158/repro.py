"""assay repro 1
pattern 0956d128e158400c58d727eef208b01bd89203a88c480af849cccc18fdb47a0a
home    0096fc7e3021
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[98304, 384]", arg1: "f32[384]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 768, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[384]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        add: "bf16[128, 768, 384]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        convert_element_type_1: "f32[128, 768, 384]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.7071067811865476)
        erf: "f32[128, 768, 384]" = torch.ops.aten.erf.default(mul)
        add_1: "f32[128, 768, 384]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.5)
        mul_2: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(mul_1, add_1)
        convert_element_type_2: "bf16[128, 768, 384]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        reshape_1: "bf16[98304, 384]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
