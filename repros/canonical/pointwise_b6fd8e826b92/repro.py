"""assay repro 1
pattern b6fd8e826b92330f1ac73a85cb3630cc0473f06e55a1f953388e779b89ff8e84
home    61643f748fc6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 49, 24, 32]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 24, 49, 32]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[64, 24, 49, 32]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1536, 49, 32]" = torch.ops.aten.reshape.default(clone, p2)
        constant_pad_nd: "bf16[1536, 56, 32]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p3)
        return (reshape_2, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
