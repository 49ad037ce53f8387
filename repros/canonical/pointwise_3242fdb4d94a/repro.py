"""assay repro 1
pattern 3242fdb4d94a2eb74bfc12fd515b69a57d6442badf470b32045f8bdcc6d4ebcd
home    c67497d738fd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256, 56, 56][802816, 1, 14336, 256]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 256, 3136]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 3136, 256]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[128, 3136, 256]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        mul: "f32[128, 3136, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 3136, 256]" = torch.ops.aten.erf.default(mul)
        add: "f32[128, 3136, 256]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[128, 3136, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[128, 3136, 256]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[128, 3136, 256]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        reshape_1: "bf16[401408, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
