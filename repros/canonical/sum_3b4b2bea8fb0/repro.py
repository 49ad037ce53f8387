"""assay repro 1
pattern 3b4b2bea8fb054a0f9d491346af0e3eea90915486869e1c54b68183bfd5dfd65
home    c7113bb3d8bc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 49, 32]", arg1: "bf16[1024, 32, 49]", arg2: "bf16[1024, 49, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[128, 8, 49, 32]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 8, 32, 49]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[128, 8, 49, 32]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 3, 2])
        reshape_2: "bf16[128, 8, 49, 128]" = torch.ops.aten.reshape.default(arg2, p2)
        cat: "bf16[128, 8, 49, 192]" = torch.ops.aten.cat.default([reshape, permute, reshape_2], 3)
        permute_1: "bf16[128, 49, 8, 192]" = torch.ops.aten.permute.default(cat, [0, 2, 1, 3])
        clone: "bf16[128, 49, 8, 192]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[128, 49, 1536]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_4: "bf16[6272, 1536]" = torch.ops.aten.reshape.default(reshape_3, p4)
        permute_2: "bf16[1536, 6272]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_1: "f32[1, 1536]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[1536]" = torch.ops.aten.reshape.default(sum_1, p5)
        convert_element_type: "f32[1536]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (reshape_4, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
