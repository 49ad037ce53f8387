"""assay repro 1
pattern d928257f4adc51d782e4f22e0cc220078bf7d722eb9e7e4b521bc564f3f4e5fc
home    eb529866e91d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 1024, 768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        permute: "bf16[1024, 8, 768]" = torch.ops.aten.permute.default(arg0, [1, 0, 2])
        clone: "bf16[1024, 8, 768]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        clone_1: "bf16[1024, 8, 768]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        clone_2: "bf16[1024, 8, 768]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[8192, 768]" = torch.ops.aten.reshape.default(clone, p0)
        reshape_1: "bf16[8192, 768]" = torch.ops.aten.reshape.default(clone_1, p1)
        reshape_2: "bf16[8192, 768]" = torch.ops.aten.reshape.default(clone_2, p2)
        return (reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
