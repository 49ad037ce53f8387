"""assay repro 1
pattern 549b02d06d262196c1e6147119fa9287181c5687b80799e757b124df311aea50
home    a9ffbc1c6da0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12544, 192]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 196, 192]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 196, 3, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 3, 196, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        unsqueeze: "bf16[64, 3, 196, 64, 1]" = torch.ops.aten.unsqueeze.default(permute, 4)
        clone: "bf16[64, 3, 196, 64, 1]" = torch.ops.aten.clone.default(unsqueeze, memory_format = torch.contiguous_format)
        reshape_2: "bf16[192, 196, 64]" = torch.ops.aten.reshape.default(clone, p2)
        constant_pad_nd: "bf16[192, 200, 64]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p3)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
