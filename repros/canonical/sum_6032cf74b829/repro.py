"""assay repro 1
pattern 6032cf74b82968417b6e91ba887567b393ebc69cbe0bab1e0e32b8214ffa49da
home    c47dbe5a908f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 4, 197, 64][50432, 64, 256, 1]", arg1: "bf16[128, 4, 197, 64][50432, 64, 256, 1]", arg2: "bf16[128, 4, 197, 64][50432, 64, 256, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        cat: "bf16[384, 4, 197, 64]" = torch.ops.aten.cat.default([arg0, arg1, arg2])
        reshape: "bf16[3, 128, 4, 197, 64]" = torch.ops.aten.reshape.default(cat, p0)
        permute: "bf16[128, 197, 3, 4, 64]" = torch.ops.aten.permute.default(reshape, [1, 3, 0, 2, 4])
        clone: "bf16[128, 197, 3, 4, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[128, 197, 768]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[25216, 768]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[768, 25216]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
