"""assay repro 1
pattern 9d8e8c608a941983f7f3f45c9846447fe2af19daa075ec62cf07d3983c35f590
home    70d09a6f24f1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "i64[8, 128]" = torch.ops.aten.full.default(p0, 1, dtype = torch.int64)
        return (full,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
