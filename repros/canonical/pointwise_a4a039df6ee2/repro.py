"""assay repro 1
pattern a4a039df6ee2cc571013585acac78c571feb8b8819bfdf4e9c7d03503b030aa2
home    1f4fa51b7947
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[32, 128]", arg1: "f32[32, 128, 2560]", p0: "size[]"):
        eq: "b8[32, 128]" = torch.ops.aten.eq.Scalar(arg0, 0)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[8008, 2560]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        mul: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(arg1, 1.0)
        unsqueeze: "b8[32, 128, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        where: "f32[32, 128, 2560]" = torch.ops.aten.where.self(unsqueeze, full, mul)
        index_put: "f32[8008, 2560]" = torch.ops.aten.index_put.default(full_1, [arg0], where, True)
        return (index_put,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
