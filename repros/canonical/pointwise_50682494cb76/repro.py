"""assay repro 1
pattern 50682494cb765651534e33defde8f4df85f12e8f52bb90b2d8bc41190e96066d
home    edb39ed0d54d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[288, 64, 512]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[96, 3, 64, 512, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[96, 3, 1, 512, 64]" = torch.ops.aten.permute.default(reshape, [0, 1, 4, 3, 2])
        permute_1: "bf16[96, 3, 512, 64, 1]" = torch.ops.aten.permute.default(permute, [0, 1, 3, 4, 2])
        squeeze: "bf16[96, 3, 512, 64]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        clone: "bf16[96, 3, 512, 64]" = torch.ops.aten.clone.default(squeeze, memory_format = torch.contiguous_format)
        reshape_1: "bf16[9437184]" = torch.ops.aten.reshape.default(clone, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
