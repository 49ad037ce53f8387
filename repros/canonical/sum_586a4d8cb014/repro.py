"""assay repro 1
pattern 586a4d8cb014832f2151db4e7a994e2aa86f78f5cb0f7b89517e69bc141e29d9
home    ac8b98b81c79
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 1024, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 49, 1024]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "bf16[6272, 1024]" = torch.ops.aten.reshape.default(permute, p1)
        permute_1: "bf16[1024, 6272]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[1024]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
