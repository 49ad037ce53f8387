"""assay repro 1
pattern 1ee15cd85275e2c999925ec60f5adcfbe8661d008a41c103232ad544ca6e3165
home    f6b7385ef45a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[23, 16]"):
        permute: "bf16[16, 23]" = torch.ops.aten.permute.default(arg0, [1, 0])
        convert_element_type: "f32[16, 23]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        permute_1: "f32[23, 16]" = torch.ops.aten.permute.default(convert_element_type, [1, 0])
        return (permute_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
