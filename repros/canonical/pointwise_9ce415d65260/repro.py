"""assay repro 1
pattern 9ce415d652605db95c52a21be02b64776da45336e0744929efade2a66d4801e2
home    ca67fb7637ca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30522]", p0: "size[]"):
        full: "bf16[6]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        cat: "bf16[30528]" = torch.ops.aten.cat.default([arg0, full])
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
