"""assay repro 1
pattern baec5a965afb9fd85585dba6d49db714ea3a3779dbd452d539e6fa97a05ceb5e
home    42e2a9251bbd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "bf16[32, 1, 1, 512]" = torch.ops.aten.full.default(p0, -0.0, dtype = torch.bfloat16)
        return (full,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
