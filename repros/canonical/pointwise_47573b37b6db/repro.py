"""assay repro 1
pattern 47573b37b6db7ef57f948a2d9814df251e7a55864845169aad78e6aacfc704b6
home    049b529862d0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 1024][1048576, 1]"):
        lt: "b8[8, 1024]" = torch.ops.aten.lt.Scalar(arg0, 0.0)
        return (lt,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
