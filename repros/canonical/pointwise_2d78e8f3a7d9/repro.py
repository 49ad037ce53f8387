"""assay repro 1
pattern 2d78e8f3a7d90a6dffed375b33939e2a338017ae464c2156e3b4f80f5d890ab9
home    3890510774a4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 256, 1024][393216, 1024, 1]", p0: "size[]", p1: "size[]"):
        reshape: "f32[8, 2, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[8, 2, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        reshape_1: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
