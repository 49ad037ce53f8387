"""assay repro 1
pattern 79baa484f7318bd6da6874d3490f898eb1e3e88735247810ad394fa6ade78b61
home    b2255fb53fbc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1500, 384]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 1500, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1500, 6, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 6, 1500, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[1, 6, 1500, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        return (clone,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
