"""assay repro 1
pattern ef0d76d16400f5655d28f75792e7db4861b973e0d674d72d66e214b417d929c2
home    b6e33b5cdce9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self):
        full: "i64[]" = torch.ops.aten.full.default([], 4096, dtype = torch.int64)
        return (full,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
