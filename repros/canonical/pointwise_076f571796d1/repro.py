"""assay repro 1
pattern 076f571796d1b646311ec38bc06feb05374dd78689175bbac468c26c2874558b
home    9eb8d6f8e934
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 336, 1, 1]", arg1: "bf16[128, 336, 28, 28][263424, 1, 9408, 336]", p0: "size[]"):
        sigmoid: "bf16[128, 336, 1, 1]" = torch.ops.aten.sigmoid.default(arg0)
        mul: "bf16[128, 336, 28, 28]" = torch.ops.aten.mul.Tensor(arg1, sigmoid)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(mul, p0, 1)
        getitem: "bf16[128, 168, 28, 28]" = split_with_sizes[0]
        getitem_1: "bf16[128, 168, 28, 28]" = split_with_sizes[1]
        return (getitem, getitem_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
