"""assay repro 1
pattern 9490b88210b55b1ef582724ed229e0d224f8431dfea05a266be360b523cb27e6
home    ca35983b6b92
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "bf16[8, 512, 1]" = torch.ops.aten.full.default(p0, 1.0, dtype = torch.bfloat16)
        return (full,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
