"""assay repro 1
pattern 6b6dcad2fa86ad9eb604cb2e10b9a794cb71e7ed9c9b97d858d1bc677f5ab554
home    027ef5986852
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512]", p0: "size", p1: "size"):
        select: "bf16[]" = torch.ops.aten.select.int(arg0, 0, p0)
        select_1: "bf16[]" = torch.ops.aten.select.int(arg0, 0, p1)
        sub: "bf16[]" = torch.ops.aten.sub.Tensor(select, select_1)
        add: "bf16[]" = torch.ops.aten.add.Tensor(sub, 512.0)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
