"""assay repro 1
pattern 9175297872e6a01c6249242ead99dbfea675f3c3716002c06d332481e16e8bbb
home    75449789a281
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 584]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 64, 584]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 64, 8, 73]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 8, 73, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 3, 1])
        clone: "bf16[64, 8, 73, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[512, 73, 64]" = torch.ops.aten.reshape.default(clone, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
