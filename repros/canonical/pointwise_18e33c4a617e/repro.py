"""assay repro 1
pattern 18e33c4a617e096468523f13b82800da8dab306852046f13c83d7e27c6dd37ef
home    8901ca178814
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 288]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 256, 288]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 256, 8, 36]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 8, 36, 256]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 3, 1])
        clone: "bf16[64, 8, 36, 256]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[512, 36, 256]" = torch.ops.aten.reshape.default(clone, p2)
        constant_pad_nd: "bf16[512, 40, 256]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p3)
        return (reshape_2, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
