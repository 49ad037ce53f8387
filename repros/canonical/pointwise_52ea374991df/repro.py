"""assay repro 1
pattern 52ea374991df7d02eae2fc19ddcbd93891df8920b495802a883eb3bad84d0142
home    96b23b1b845e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64]", arg1: "bf16[128, 64, 56, 56]", arg2: "f32[128, 64, 56, 56]"):
        unsqueeze: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        mul: "f32[128, 64, 56, 56]" = torch.ops.aten.mul.Tensor(unsqueeze_1, arg1)
        add: "f32[128, 64, 56, 56]" = torch.ops.aten.add.Tensor(arg2, mul)
        convert_element_type: "bf16[128, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
