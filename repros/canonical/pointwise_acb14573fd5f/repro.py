"""assay repro 1
pattern acb14573fd5fbb3fe8678a6eaf9c8cc6a5c654b6db4a9d9250e0d10d972d0c7a
home    b04f25aff069
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[8, 1, 1024, 1024]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        where: "bf16[8, 1, 1024, 1024]" = torch.ops.aten.where.self(arg0, full, full_1)
        return (where,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
