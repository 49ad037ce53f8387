"""assay repro 1
pattern 6415f20167f511d2d8ea5e536472ff4088785e4e765789fcf0233ab3f683b9a6
home    3a77bc0f6fee
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 50, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 6, 50, 64, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        squeeze: "bf16[64, 6, 50, 64]" = torch.ops.aten.squeeze.dim(reshape, 4)
        permute: "bf16[64, 50, 6, 64]" = torch.ops.aten.permute.default(squeeze, [0, 2, 1, 3])
        clone: "bf16[64, 50, 6, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[64, 50, 384]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[3200, 384]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[384, 3200]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[384]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
