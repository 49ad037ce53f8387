"""assay repro 1
pattern 9fa0028558023636d591e5c21e023479d99eb9b22c348d54d2ab0041d8d2d461
home    57b216887d45
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024, 1024]", p0: "size", p1: "size", p2: "size"):
        iota: "i64[128]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        embedding: "f32[128, 1024]" = torch.ops.aten.embedding.default(arg0, iota)
        return (embedding,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
