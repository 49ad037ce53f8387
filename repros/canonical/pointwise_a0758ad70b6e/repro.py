"""assay repro 1
pattern a0758ad70b6e2076cac457c39e42a2778b49a703204a1316601787c20249b6c7
home    afc5ac5b932f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[2, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[2, 1024, 16, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[2, 16, 1024, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[2, 16, 1024, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[32, 1024, 64]" = torch.ops.aten.reshape.default(clone, p2)
        return (permute, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
