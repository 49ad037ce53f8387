"""assay repro 1
pattern 542cad7169d9f2b1d5a244be19c8eec1e9e80f78f3b6df86e085954c6a14964b
home    3bdfc108780c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[169, 3]", arg1: "i64[2401]", p0: "size[]"):
        index: "bf16[2401, 3]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "bf16[49, 49, 3]" = torch.ops.aten.reshape.default(index, p0)
        permute: "bf16[3, 49, 49]" = torch.ops.aten.permute.default(reshape, [2, 0, 1])
        clone: "bf16[3, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "bf16[1, 3, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        return (unsqueeze,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
