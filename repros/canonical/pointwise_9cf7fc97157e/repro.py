"""assay repro 1
pattern 9cf7fc97157ecb871aaf0943fcd01978805362a2759aa98ea86c14a581d69298
home    20d36dec9e06
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 1024]", arg1: "f32[8, 1024, 1024]", p0: "size[]"):
        eq: "b8[8, 1024]" = torch.ops.aten.eq.Scalar(arg0, 1)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[50265, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        mul: "f32[8, 1024, 1024]" = torch.ops.aten.mul.Tensor(arg1, 1.0)
        unsqueeze: "b8[8, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        where: "f32[8, 1024, 1024]" = torch.ops.aten.where.self(unsqueeze, full, mul)
        index_put: "f32[50265, 1024]" = torch.ops.aten.index_put.default(full_1, [arg0], where, True)
        return (index_put,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
