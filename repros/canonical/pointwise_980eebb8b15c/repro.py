"""assay repro 1
pattern 980eebb8b15c1f359246549d8c06219f1dc13aaa233f8fc82081c5783497bab8
home    e1ad436c4d83
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 128, 16, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[8, 16, 128, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        unsqueeze: "bf16[8, 16, 128, 64, 1]" = torch.ops.aten.unsqueeze.default(permute, 4)
        clone: "bf16[8, 16, 128, 64, 1]" = torch.ops.aten.clone.default(unsqueeze, memory_format = torch.contiguous_format)
        reshape_2: "bf16[128, 128, 64]" = torch.ops.aten.reshape.default(clone, p2)
        permute_1: "bf16[128, 64, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (permute, reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
