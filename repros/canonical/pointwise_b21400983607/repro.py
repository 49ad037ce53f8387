"""assay repro 1
pattern b214009836077ad54f699b730a7717b1bc35e148c28098ad09ea8b33c31af8d7
home    830d25a2cd6d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 512, 50257]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16384, 50257]" = torch.ops.aten.reshape.default(arg0, p0)
        constant_pad_nd: "bf16[16384, 50264]" = torch.ops.aten.constant_pad_nd.default(reshape, p1)
        permute: "bf16[50257, 16384]" = torch.ops.aten.permute.default(reshape, [1, 0])
        constant_pad_nd_1: "bf16[50264, 16384]" = torch.ops.aten.constant_pad_nd.default(permute, p2)
        return (constant_pad_nd, constant_pad_nd_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
