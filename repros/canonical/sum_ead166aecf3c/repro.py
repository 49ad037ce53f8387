"""assay repro 1
pattern ead166aecf3cdfb2d094587f90a0a24b3c7fd835e21e6733409331edf20e8c46
home    79ae3b3715f9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 12, 197, 64][151296, 64, 768, 1]", arg1: "bf16[128, 12, 197, 64][151296, 64, 768, 1]", arg2: "bf16[128, 12, 197, 64][151296, 64, 768, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size"):
        cat: "bf16[384, 12, 197, 64]" = torch.ops.aten.cat.default([arg0, arg1, arg2])
        reshape: "bf16[3, 128, 12, 197, 64]" = torch.ops.aten.reshape.default(cat, p0)
        permute: "bf16[128, 197, 3, 12, 64]" = torch.ops.aten.permute.default(reshape, [1, 3, 0, 2, 4])
        clone: "bf16[128, 197, 3, 12, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[128, 197, 2304]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[25216, 2304]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[2304, 25216]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 2304]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[2304]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[2304]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        slice_1: "f32[768]" = torch.ops.aten.slice.Tensor(convert_element_type, 0, p4, p5, p6)
        slice_2: "f32[768]" = torch.ops.aten.slice.Tensor(convert_element_type, 0, p7, p8, p9)
        return (reshape_2, permute_1, slice_1, slice_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
