"""assay repro 1
pattern 15f0d0f01149b30606ff8a05d62b2cd1970d18f7a6b43224decf6f4534635e4c
home    cef28b86b97f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 288]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[64, 3136, 288]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 64, 49, 3, 1, 96]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[3, 64, 1, 49, 64, 96]" = torch.ops.aten.permute.default(reshape_1, [3, 0, 4, 2, 1, 5])
        unbind = torch.ops.aten.unbind.int(permute)
        getitem: "bf16[64, 1, 49, 64, 96]" = unbind[0]
        getitem_1: "bf16[64, 1, 49, 64, 96]" = unbind[1]
        getitem_2: "bf16[64, 1, 49, 64, 96]" = unbind[2]
        expand: "bf16[64, 1, 49, 64, 96]" = torch.ops.aten.expand.default(getitem_2, p2)
        clone: "bf16[64, 1, 49, 64, 96]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        mul: "bf16[64, 1, 49, 64, 96]" = torch.ops.aten.mul.Tensor(getitem, 0.10206207261596575)
        expand_1: "bf16[64, 1, 49, 64, 96]" = torch.ops.aten.expand.default(mul, p3)
        clone_1: "bf16[64, 1, 49, 64, 96]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        permute_1: "bf16[64, 1, 49, 96, 64]" = torch.ops.aten.permute.default(getitem_1, [0, 1, 2, 4, 3])
        expand_2: "bf16[64, 1, 49, 96, 64]" = torch.ops.aten.expand.default(permute_1, p4)
        clone_2: "bf16[64, 1, 49, 96, 64]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[3136, 64, 96]" = torch.ops.aten.reshape.default(clone, p5)
        permute_2: "bf16[3136, 96, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        reshape_3: "bf16[3136, 64, 96]" = torch.ops.aten.reshape.default(clone_1, p6)
        permute_3: "bf16[3136, 96, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        reshape_4: "bf16[3136, 96, 64]" = torch.ops.aten.reshape.default(clone_2, p7)
        permute_4: "bf16[3136, 64, 96]" = torch.ops.aten.permute.default(reshape_4, [0, 2, 1])
        return (reshape_2, permute_2, reshape_3, permute_3, reshape_4, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
