"""assay repro 1
pattern eff2c35e3bb74a6bd4b92c3550e76d7c3277aaddf671ab9e9775f59a5c294d41
home    3306a60e2dec
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 8, 8][8192, 1, 1024, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        clone: "bf16[128, 128, 8, 8]" = torch.ops.aten.clone.default(arg0, memory_format = torch.contiguous_format)
        reshape: "bf16[1024, 16, 1, 8, 1, 8]" = torch.ops.aten.reshape.default(clone, p0)
        permute: "bf16[1024, 16, 8, 8, 1, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 5, 2, 4])
        reshape_1: "bf16[1024, 16, 64, 1]" = torch.ops.aten.reshape.default(permute, p1)
        permute_1: "bf16[1024, 1, 64, 16]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 2, 1])
        expand: "bf16[1024, 1, 64, 16]" = torch.ops.aten.expand.default(permute_1, p2)
        reshape_2: "bf16[1024, 8, 8, 16]" = torch.ops.aten.reshape.default(permute_1, p3)
        clone_1: "bf16[1024, 8, 8, 16]" = torch.ops.aten.clone.default(reshape_2, memory_format = torch.contiguous_format)
        permute_2: "bf16[1024, 8, 8, 16]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        clone_2: "bf16[1024, 8, 8, 16]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[65536, 16]" = torch.ops.aten.reshape.default(clone_2, p4)
        reshape_4: "bf16[65536, 16]" = torch.ops.aten.reshape.default(clone_1, p5)
        reshape_5: "bf16[1024, 64, 16]" = torch.ops.aten.reshape.default(expand, p6)
        permute_3: "bf16[1024, 16, 64]" = torch.ops.aten.permute.default(reshape_5, [0, 2, 1])
        return (reshape_3, reshape_4, reshape_5, permute_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
