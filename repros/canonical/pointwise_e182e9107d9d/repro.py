"""assay repro 1
pattern e182e9107d9d70d2705d29715f7a6e9b01bf26ecb62771b1f3815934125cd54b
home    6df527fae043
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 640, 8, 8][40960, 1, 5120, 640]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        constant_pad_nd: "bf16[128, 640, 12, 12]" = torch.ops.aten.constant_pad_nd.default(arg0, p0)
        unfold: "bf16[128, 640, 1, 12, 12]" = torch.ops.aten.unfold.default(constant_pad_nd, 2, 12, 8)
        unfold_1: "bf16[128, 640, 1, 1, 12, 12]" = torch.ops.aten.unfold.default(unfold, 3, 12, 8)
        clone: "bf16[128, 640, 1, 1, 12, 12]" = torch.ops.aten.clone.default(unfold_1, memory_format = torch.contiguous_format)
        reshape: "bf16[1024, 80, 1, 144]" = torch.ops.aten.reshape.default(clone, p1)
        permute: "bf16[1024, 1, 144, 80]" = torch.ops.aten.permute.default(reshape, [0, 2, 3, 1])
        split_with_sizes = torch.ops.aten.split_with_sizes.default(permute, p2, 3)
        getitem: "bf16[1024, 1, 144, 16]" = split_with_sizes[0]
        getitem_1: "bf16[1024, 1, 144, 64]" = split_with_sizes[1]
        expand: "bf16[1024, 1, 144, 64]" = torch.ops.aten.expand.default(getitem_1, p3)
        permute_1: "bf16[1024, 1, 16, 144]" = torch.ops.aten.permute.default(getitem, [0, 1, 3, 2])
        expand_1: "bf16[1024, 1, 16, 144]" = torch.ops.aten.expand.default(permute_1, p4)
        reshape_1: "bf16[1024, 144, 64]" = torch.ops.aten.reshape.default(expand, p5)
        reshape_2: "bf16[1024, 16, 144]" = torch.ops.aten.reshape.default(expand_1, p6)
        return (reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
