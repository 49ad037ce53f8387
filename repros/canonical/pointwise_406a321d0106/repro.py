"""assay repro 1
pattern 406a321d0106a56c2e2384460bc81fe1dcf80df68c546145adb7d219036bd723
home    fa47e4499980
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[768]", arg1: "f32[768]", arg2: "f32[768]"):
        cat: "f32[2304]" = torch.ops.aten.cat.default([arg0, arg1, arg2])
        convert_element_type: "bf16[2304]" = torch.ops.prims.convert_element_type.default(cat, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
