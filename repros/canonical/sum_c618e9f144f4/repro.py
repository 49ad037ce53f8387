"""assay repro 1
pattern c618e9f144f49f618317bbfa87454b55437c926c7163726a2f29950da67a8d9f
home    e29d22b18df7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 24, 49, 32][37632, 32, 768, 1]", arg1: "bf16[64, 24, 49, 32][37632, 32, 768, 1]", arg2: "bf16[64, 24, 49, 32][37632, 32, 768, 1]", p0: "size[]"):
        permute: "bf16[64, 24, 32, 49]" = torch.ops.aten.permute.default(arg0, [0, 1, 3, 2])
        permute_1: "bf16[64, 24, 32, 49]" = torch.ops.aten.permute.default(arg1, [0, 1, 3, 2])
        permute_2: "bf16[64, 24, 32, 49]" = torch.ops.aten.permute.default(arg2, [0, 1, 3, 2])
        cat: "bf16[64, 24, 96, 49]" = torch.ops.aten.cat.default([permute, permute_1, permute_2], 2)
        reshape: "bf16[64, 2304, 7, 7]" = torch.ops.aten.reshape.default(cat, p0)
        sum_1: "bf16[2304]" = torch.ops.aten.sum.dim_IntList(reshape, [0, 2, 3])
        convert_element_type: "f32[2304]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (reshape, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
