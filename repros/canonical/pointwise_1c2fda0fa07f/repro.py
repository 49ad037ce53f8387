"""assay repro 1
pattern 1c2fda0fa07fb6dcfdbb6fdf04187675260d170aa73b81186c0d52d35202ccdf
home    67cea64fd61e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[4, 1024]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size"):
        full: "i64[]" = torch.ops.aten.full.default([], 1, dtype = torch.int64)
        full_1: "i64[]" = torch.ops.aten.full.default([], 2, dtype = torch.int64, device = device(type='cpu'))
        full_2: "i64[4, 1024]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        slice_1: "i64[4, 1023]" = torch.ops.aten.slice.Tensor(arg0, 1, p1, p2, p3)
        clone: "i64[4, 1023]" = torch.ops.aten.clone.default(slice_1)
        slice_2: "i64[4, 1023]" = torch.ops.aten.slice.Tensor(full_2, 1, p4, p5, p6)
        copy: "i64[4, 1023]" = torch.ops.aten.copy.default(slice_2, clone)
        slice_scatter: "i64[4, 1024]" = torch.ops.aten.slice_scatter.default(full_2, copy, 1, p7, p8, p9)
        select: "i64[4]" = torch.ops.aten.select.int(slice_scatter, 1, p10)
        copy_1: "i64[4]" = torch.ops.aten.copy.default(select, full_1)
        select_scatter: "i64[4, 1024]" = torch.ops.aten.select_scatter.default(slice_scatter, copy_1, 1, p11)
        eq: "b8[4, 1024]" = torch.ops.aten.eq.Scalar(select_scatter, -100)
        where: "i64[4, 1024]" = torch.ops.aten.where.self(eq, full, select_scatter)
        return (where,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
