"""assay repro 1
pattern b2450fbbac1ce79d37601552470b34c4d39d0000627995659ba99cf872c84a41
home    6d2cef1f3d4b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[16, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        unsqueeze: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 4)
        permute: "bf16[16, 12, 1, 512, 64]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 4, 1, 3])
        permute_1: "bf16[16, 12, 64, 512, 1]" = torch.ops.aten.permute.default(permute, [0, 1, 4, 3, 2])
        clone: "bf16[16, 12, 64, 512, 1]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[192, 64, 512]" = torch.ops.aten.reshape.default(clone, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
