"""assay repro 1
pattern 966b6b8c92831d04ebacf3f71807c5e02a6d52ee0de974b71dfaf99561beeb62
home    85208b0ec022
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1, 768]", p0: "size[]", p1: "size[]"):
        expand: "f32[128, 1, 768]" = torch.ops.aten.expand.default(arg0, p0)
        convert_element_type: "bf16[128, 1, 768]" = torch.ops.prims.convert_element_type.default(expand, torch.bfloat16)
        reshape: "bf16[128, 768]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
