"""assay repro 1
pattern 223153f29bbe27babb04a2868d882db461835132fd2a527181965462825a4df5
home    f0bb3722800d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]", p1: "size", p2: "size", p3: "size[]"):
        full: "bf16[2, 1, 1024, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        select: "bf16[2, 1024, 1024]" = torch.ops.aten.select.int(full, 1, p1)
        select_1: "bf16[2, 1024]" = torch.ops.aten.select.int(select, 1, p2)
        gt: "b8[2, 1024]" = torch.ops.aten.gt.Scalar(select_1, 0.0)
        lt: "b8[2, 1024]" = torch.ops.aten.lt.Scalar(select_1, 0.0)
        reshape: "b8[2048]" = torch.ops.aten.reshape.default(gt, p3)
        any_1: "b8[]" = torch.ops.aten.any.default(reshape)
        return (select_1, gt, lt, any_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
