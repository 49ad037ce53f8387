"""assay repro 1
pattern dff209773807d5a6f983dd640580ea1d7dc285b7111b6306d4838de17a32ae65
home    9a444404cb0e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 12, 256, 64][196608, 64, 768, 1]", arg1: "bf16[128, 12, 256, 64][196608, 64, 768, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        cat: "bf16[256, 12, 256, 64]" = torch.ops.aten.cat.default([arg0, arg1])
        reshape: "bf16[2, 128, 12, 256, 64]" = torch.ops.aten.reshape.default(cat, p0)
        permute: "bf16[128, 256, 2, 12, 64]" = torch.ops.aten.permute.default(reshape, [1, 3, 0, 2, 4])
        clone: "bf16[128, 256, 2, 12, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[128, 256, 1536]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[32768, 1536]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[1536, 32768]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 1536]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[1536]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[1536]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
