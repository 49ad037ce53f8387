"""assay repro 1
pattern 71c11919ba887f883444e550dc63078633a48c6bd5c3f4360175c30f8bd8a2c3
home    16b653a2d1f4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 96, 16, 16][24576, 1, 1536, 96]", arg1: "f32[64, 96, 16, 16][73728, 1, 4608, 288]"):
        add: "f32[64, 96, 16, 16]" = torch.ops.aten.add.Tensor(arg0, arg1)
        convert_element_type: "bf16[64, 96, 16, 16]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
