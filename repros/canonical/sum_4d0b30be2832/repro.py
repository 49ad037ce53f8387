"""assay repro 1
pattern 4d0b30be28327bd71f95d152e3a77a519bd4bed000a4837611c7fa9c67323168
home    9998d39c5815
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 249, 32]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1992, 32]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[32, 1992]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_1: "f32[1, 32]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[32]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type: "f32[32]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (reshape, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
