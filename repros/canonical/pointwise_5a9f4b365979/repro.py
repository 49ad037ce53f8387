"""assay repro 1
pattern 5a9f4b36597933114fd2c972e74d8490d5ce9f96def86604d0884df233d35689
home    50d6b9fdcd68
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[729, 6]", arg1: "i64[38416]", p0: "size[]"):
        index: "bf16[38416, 6]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "bf16[196, 196, 6]" = torch.ops.aten.reshape.default(index, p0)
        permute: "bf16[6, 196, 196]" = torch.ops.aten.permute.default(reshape, [2, 0, 1])
        unsqueeze: "bf16[1, 6, 196, 196]" = torch.ops.aten.unsqueeze.default(permute, 0)
        clone: "bf16[1, 6, 196, 196]" = torch.ops.aten.clone.default(unsqueeze, memory_format = torch.contiguous_format)
        return (clone,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
