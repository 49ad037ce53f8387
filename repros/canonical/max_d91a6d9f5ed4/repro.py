"""assay repro 1
pattern d91a6d9f5ed42c89299ae12d8919335d71574204d6dcbe7beef6f7873bd3895c
home    b6a25885019b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 576]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        reshape: "bf16[64, 3136, 576]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 64, 49, 3, 2, 96]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[3, 64, 2, 49, 64, 96]" = torch.ops.aten.permute.default(reshape_1, [3, 0, 4, 2, 1, 5])
        unbind = torch.ops.aten.unbind.int(permute)
        getitem: "bf16[64, 2, 49, 64, 96]" = unbind[0]
        getitem_1: "bf16[64, 2, 49, 64, 96]" = unbind[1]
        getitem_2: "bf16[64, 2, 49, 64, 96]" = unbind[2]
        expand: "bf16[64, 2, 49, 64, 96]" = torch.ops.aten.expand.default(getitem_2, p2)
        clone: "bf16[64, 2, 49, 64, 96]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        permute_1: "bf16[64, 2, 49, 96, 64]" = torch.ops.aten.permute.default(getitem_1, [0, 1, 2, 4, 3])
        expand_1: "bf16[64, 2, 49, 96, 64]" = torch.ops.aten.expand.default(permute_1, p3)
        clone_1: "bf16[64, 2, 49, 96, 64]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[64, 2, 49, 4, 16, 96]" = torch.ops.aten.reshape.default(getitem, p4)
        max_1 = torch.ops.aten.max.dim(reshape_2, 3)
        getitem_3: "bf16[64, 2, 49, 16, 96]" = max_1[0]
        mul: "bf16[64, 2, 49, 16, 96]" = torch.ops.aten.mul.Tensor(getitem_3, 0.10206207261596575)
        expand_2: "bf16[64, 2, 49, 16, 96]" = torch.ops.aten.expand.default(mul, p5)
        reshape_3: "bf16[6272, 64, 96]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_4: "bf16[6272, 96, 64]" = torch.ops.aten.reshape.default(clone_1, p7)
        reshape_5: "bf16[6272, 16, 96]" = torch.ops.aten.reshape.default(expand_2, p8)
        return (reshape_3, reshape_4, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
