"""assay repro 1
pattern c5b8776dcfc7ad5100ec786c51dc2423f655cda29ab3d1a9eb9e312cd6f0a8c9
home    3524f9951bb0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[48, 1, 1]", arg1: "bf16[128, 48, 56, 56]", arg2: "bf16[128, 48, 56, 56]", p0: "size[]", p1: "size[]", p2: "size[]"):
        mul: "bf16[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        add: "bf16[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(arg2, mul)
        permute: "bf16[128, 56, 56, 48]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        reshape: "bf16[128, 3136, 48]" = torch.ops.aten.reshape.default(permute, p0)
        clone: "bf16[128, 3136, 48]" = torch.ops.aten.clone.default(reshape, memory_format = torch.contiguous_format)
        clone_1: "bf16[128, 3136, 48]" = torch.ops.aten.clone.default(reshape, memory_format = torch.contiguous_format)
        reshape_1: "bf16[401408, 48]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[401408, 48]" = torch.ops.aten.reshape.default(clone_1, p2)
        return (add, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
