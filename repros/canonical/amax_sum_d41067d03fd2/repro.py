"""assay repro 1
pattern d41067d03fd206d821af59bb4b970555f275b1007c0f192822d9ffeb3064df0e
home    dde748dd0707
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 128]"):
        convert_element_type: "f32[16, 128]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        amax: "f32[16, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[16, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[16, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[16, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        div: "f32[16, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        return (amax, sum_1, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
