"""assay repro 1
pattern ec2229134ab223650c95e07bf765c4aad1bb893909c9d6fe04bca1b6babcc4c9
home    876d550739f4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 512]", arg1: "b8[256, 128, 512]", arg2: "bf16[]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        where: "bf16[256, 128, 512]" = torch.ops.aten.where.self(arg1, arg2, reshape)
        reshape_1: "bf16[32768, 512]" = torch.ops.aten.reshape.default(where, p1)
        permute: "bf16[512, 32768]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[512]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
