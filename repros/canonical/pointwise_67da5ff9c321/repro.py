"""assay repro 1
pattern 67da5ff9c321d7187fd9d6a3b51fcd56a49f414f7abb408d1af23ba04f9dd06f
home    cc16bf99602c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[16, 512, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[16, 512, 16, 128]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[16, 16, 512, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        permute_1: "bf16[16, 16, 128, 512]" = torch.ops.aten.permute.default(permute, [0, 1, 3, 2])
        expand: "bf16[16, 16, 128, 512]" = torch.ops.aten.expand.default(permute_1, p2)
        clone: "bf16[16, 16, 128, 512]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(clone, p3)
        return (permute, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
