"""assay repro 1
pattern c8e27ad8fda7e39689f48c9d87f1300c5a74ad14b30aff2009989ab7c97669d1
home    610470d5f10a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 30528]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size"):
        slice_1: "bf16[2048, 30522]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        reshape: "bf16[8, 2, 128, 30522]" = torch.ops.aten.reshape.default(slice_1, p3)
        select: "bf16[8, 128, 30522]" = torch.ops.aten.select.int(reshape, 1, p4)
        clone: "bf16[8, 128, 30522]" = torch.ops.aten.clone.default(select, memory_format = torch.contiguous_format)
        slice_2: "bf16[8, 1, 128, 30522]" = torch.ops.aten.slice.Tensor(reshape, 1, p5, p6, p7)
        return (clone, slice_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
