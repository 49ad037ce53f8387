"""assay repro 1
pattern ea17e3a9308aefec088ed57621d0ebb50ae3ea609ee41457a9e68eb0dbbb5d81
home    f16979e77195
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 64]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[32, 12, 512, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[32, 12, 64, 512]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        clone: "bf16[32, 12, 64, 512]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[32, 768, 512]" = torch.ops.aten.reshape.default(clone, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
