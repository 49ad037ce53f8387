"""assay repro 1
pattern 20e7b236bc78ba74a26a5c8d95261f762c37c3112657640b47bb3315bf6ea685
home    517f7846ce33
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 128, 128]", arg1: "bf16[1, 1, 128, 128]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "f32[1, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        div: "f32[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(reshape, 16.0)
        add: "f32[1, 16, 128, 128]" = torch.ops.aten.add.Tensor(div, arg1)
        amax: "f32[1, 16, 128, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[1, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[1, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[1, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[1, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        expand: "bf16[1, 16, 128, 128]" = torch.ops.aten.expand.default(convert_element_type, p1)
        reshape_1: "bf16[16, 128, 128]" = torch.ops.aten.reshape.default(expand, p2)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
