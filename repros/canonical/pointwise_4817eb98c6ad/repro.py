"""assay repro 1
pattern 4817eb98c6adc73288a356a5e1b3428e262a25cf0baaf8fc007543bfd7267304
home    4b4b53791ef3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 6, 128, 64]", arg1: "bf16[32, 6, 128, 64][49152, 64, 384, 1]", p0: "size[]", p1: "size[]"):
        add: "bf16[32, 6, 128, 64]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "bf16[32, 128, 6, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[32, 128, 6, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[32, 128, 384]" = torch.ops.aten.reshape.default(clone, p0)
        reshape_1: "bf16[4096, 384]" = torch.ops.aten.reshape.default(reshape, p1)
        permute_1: "bf16[384, 4096]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        return (reshape_1, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
