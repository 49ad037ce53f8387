"""assay repro 1
pattern 1c89f6c1a95fe41c88205462115dbe545ebb2f7c4c149fbc5512429e542e4055
home    570fff4cf71f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256]", arg1: "bf16[512]", p0: "size", p1: "size"):
        select: "bf16[]" = torch.ops.aten.select.int(arg0, 0, p0)
        select_1: "bf16[]" = torch.ops.aten.select.int(arg1, 0, p1)
        sub: "bf16[]" = torch.ops.aten.sub.Tensor(select, select_1)
        add: "bf16[]" = torch.ops.aten.add.Tensor(sub, 512.0)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
