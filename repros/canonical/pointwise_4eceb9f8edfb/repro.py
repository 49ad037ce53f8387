"""assay repro 1
pattern 4eceb9f8edfb2e319f5c6fb84206c7466029ccdaff54174507a0c77402603174
home    f2b2d8bbe2fb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 2]", p0: "size[]", p1: "size"):
        reshape: "bf16[1, 128, 2]" = torch.ops.aten.reshape.default(arg0, p0)
        split = torch.ops.aten.split.Tensor(reshape, p1, 2)
        getitem: "bf16[1, 128, 1]" = split[0]
        getitem_1: "bf16[1, 128, 1]" = split[1]
        squeeze: "bf16[1, 128]" = torch.ops.aten.squeeze.dim(getitem, 2)
        clone: "bf16[1, 128]" = torch.ops.aten.clone.default(squeeze, memory_format = torch.contiguous_format)
        squeeze_1: "bf16[1, 128]" = torch.ops.aten.squeeze.dim(getitem_1, 2)
        clone_1: "bf16[1, 128]" = torch.ops.aten.clone.default(squeeze_1, memory_format = torch.contiguous_format)
        return (clone, clone_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
