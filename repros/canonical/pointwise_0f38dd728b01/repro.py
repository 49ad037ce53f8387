"""assay repro 1
pattern 0f38dd728b0173690b4b7416db3ca90c621a37a8585a2da4d5b9fa252352873b
home    f7a762dcdd53
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1992, 768]", arg1: "b8[8, 249, 768]", p0: "size[]"):
        reshape: "bf16[8, 249, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[8, 249, 768]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[8, 249, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[8, 249, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[8, 249, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        return (mul_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
