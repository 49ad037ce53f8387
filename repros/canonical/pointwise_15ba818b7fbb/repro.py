"""assay repro 1
pattern 15ba818b7fbb26b0721ce350bd20ef2a4b596e989892733e781e45c1bb5fabed
home    451978591d71
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 3072]"):
        relu: "bf16[8192, 3072]" = torch.ops.aten.relu.default(arg0)
        return (relu,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
