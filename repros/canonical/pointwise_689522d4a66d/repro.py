"""assay repro 1
pattern 689522d4a66d9cdb05b29ad9b72053b251f303a9c3abb207b7f6aece3f728230
home    dc26884432cd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 50272]", arg1: "bf16[1, 50265]", p0: "size", p1: "size", p2: "size", p3: "size[]"):
        slice_1: "bf16[4096, 50265]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        reshape: "bf16[4, 1024, 50265]" = torch.ops.aten.reshape.default(slice_1, p3)
        add: "bf16[4, 1024, 50265]" = torch.ops.aten.add.Tensor(reshape, arg1)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
