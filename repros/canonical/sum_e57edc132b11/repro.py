"""assay repro 1
pattern e57edc132b11c818b33c502ab875bcefd9d4d65e49387bc2b790feb6d79b2607
home    ebb946d27c66
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 16, 1024, 64]", arg1: "bf16[8, 16, 1024, 64][1048576, 64, 1024, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        add: "bf16[8, 16, 1024, 64]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "bf16[8, 1024, 16, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[8, 1024, 16, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[8, 1024, 1024]" = torch.ops.aten.reshape.default(clone, p0)
        reshape_1: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(reshape, p1)
        permute_1: "bf16[1024, 8192]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[1024]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
