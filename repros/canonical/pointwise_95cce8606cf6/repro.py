"""assay repro 1
pattern 95cce8606cf6fc3d83560bb8dafe25c23744662a5dc8cdf6abfdf44b04c55b94
home    766ecc847238
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "f32[8, 1024]" = torch.ops.aten.full.default(p0, 1.0, dtype = torch.float32)
        return (full,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
