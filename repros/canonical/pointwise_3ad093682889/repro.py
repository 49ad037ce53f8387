"""assay repro 1
pattern 3ad093682889de5c2793e1945728929a6df1eddcde098ed7f6d6ec2031de3e32
home    694f7e3a290d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 1280, 1, 1]", p0: "size[]"):
        relu: "bf16[512, 1280, 1, 1]" = torch.ops.aten.relu.default(arg0)
        reshape: "bf16[512, 1280]" = torch.ops.aten.reshape.default(relu, p0)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
