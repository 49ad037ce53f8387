"""assay repro 1
pattern 1ac3874090f630bed86ae2dba8c79a34341f065bb9b1885ef25d57156784f522
home    59942b28bd46
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 1024, 1152]"):
        sum_1: "bf16[8, 1, 1152]" = torch.ops.aten.sum.dim_IntList(arg0, [1], True)
        squeeze: "bf16[8, 1152]" = torch.ops.aten.squeeze.dim(sum_1, 1)
        return (squeeze,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
