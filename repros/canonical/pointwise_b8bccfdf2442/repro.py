"""assay repro 1
pattern b8bccfdf2442ea03773c7e950bec77c6790f9dc9ee4bd8d529a3d5e3a2561d85
home    0c27efa62f6e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 16, 128, 128][262144, 1, 2048, 16]"):
        convert_element_type: "f32[128, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        mul: "f32[128, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 16, 128, 128]" = torch.ops.aten.erf.default(mul)
        add: "f32[128, 16, 128, 128]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[128, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[128, 16, 128, 128]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[128, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        mul_3: "bf16[128, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.7015043497085571)
        return (mul_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
