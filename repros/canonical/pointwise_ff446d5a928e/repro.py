"""assay repro 1
pattern ff446d5a928eec8fea0ec70203be9cfbdff034f8322e4c8e3f29dc4f9d4496e8
home    33880e8925e8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[128]", arg1: "f32[128, 2560]", p0: "size[]"):
        eq: "b8[128]" = torch.ops.aten.eq.Scalar(arg0, -1)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[128, 2560]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        unsqueeze: "b8[128, 1]" = torch.ops.aten.unsqueeze.default(eq, 1)
        where: "f32[128, 2560]" = torch.ops.aten.where.self(unsqueeze, full, arg1)
        index_put: "f32[128, 2560]" = torch.ops.aten.index_put.default(full_1, [arg0], where, True)
        return (index_put,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
