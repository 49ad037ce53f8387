"""assay repro 1
pattern d85b3f73bef13bf13fddd9384e56fa31dad4bfc470160b113f71a7705c07519d
home    a444e7a24f94
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[48, 1, 1]", arg1: "bf16[128, 48, 56, 56]", arg2: "bf16[128, 48, 56, 56]"):
        mul: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        add: "f32[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(arg2, mul)
        convert_element_type: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        return (add, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
