"""assay repro 1
pattern fb1dc2763d30ccbce4a534b8a6dd9aaacc0becf253324483b19ac97210076fc7
home    11000214fa06
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 1000]", arg1: "b8[512, 1000, 13, 13]", p0: "size[]", p1: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        reshape: "bf16[512, 1000, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        expand: "bf16[512, 1000, 13, 13]" = torch.ops.aten.expand.default(reshape, p1)
        div: "bf16[512, 1000, 13, 13]" = torch.ops.aten.div.Scalar(expand, 169.0)
        where: "bf16[512, 1000, 13, 13]" = torch.ops.aten.where.self(arg1, full, div)
        sum_1: "bf16[1000]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        convert_element_type: "f32[1000]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (full, where, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
