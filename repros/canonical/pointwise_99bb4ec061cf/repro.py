"""assay repro 1
pattern 99bb4ec061cfb5e1f4bdc681b6b989f526db61274d1354d3d08ec867bc8cdab9
home    1024912dfe33
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 36, 256]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 8, 36, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 256, 8, 36]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 2])
        reshape_1: "bf16[64, 256, 288]" = torch.ops.aten.reshape.default(permute, p1)
        clone: "bf16[64, 256, 288]" = torch.ops.aten.clone.default(reshape_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[16384, 288]" = torch.ops.aten.reshape.default(clone, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
