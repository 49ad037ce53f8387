"""assay repro 1
pattern ab7ae54c62d1ab472c70e1614b2ca61a6ff2b7f6c0a6b7c91cec9e2749ab64e0
home    423651f5e0df
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[4096, 49, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[4096, 49, 3, 32]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[4096, 3, 49, 32]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        expand: "bf16[4096, 3, 49, 32]" = torch.ops.aten.expand.default(permute, p2)
        clone: "bf16[4096, 3, 49, 32]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[12288, 49, 32]" = torch.ops.aten.reshape.default(clone, p3)
        constant_pad_nd: "bf16[12288, 56, 32]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p4)
        permute_1: "bf16[12288, 32, 49]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (constant_pad_nd, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
