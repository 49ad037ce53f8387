"""assay repro 1
pattern 11542b2c8498ee64f06b7a289a8318884f4b55d2e48fd2ed1376e5f74016374f
home    4475aad5fd2e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 96, 56, 56]"):
        convert_element_type: "f32[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        mul: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[64, 96, 56, 56]" = torch.ops.aten.erf.default(mul)
        add: "f32[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
