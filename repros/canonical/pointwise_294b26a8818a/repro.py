"""assay repro 1
pattern 294b26a8818adf6a6d408e9e382699087773ce32365d00ecb47932e0efe74167
home    94ed425b4796
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[131072, 144]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[512, 256, 144]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[512, 256, 4, 36]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[512, 4, 256, 36]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        constant_pad_nd: "bf16[512, 4, 256, 40]" = torch.ops.aten.constant_pad_nd.default(permute, p2)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
