"""assay repro 1
pattern 068d20ea704fa6e71b226c80f5e4dd2d5cdb95232cb0dcd115b542c5873b4ede
home    a20e99ac513f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 2560]", p0: "size", p1: "size", p2: "size"):
        iota: "i64[128]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        embedding: "f32[128, 2560]" = torch.ops.aten.embedding.default(arg0, iota)
        return (iota, embedding)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
