"""assay repro 1
pattern f75ccbf8d8c14dde202ca7b1468c74d25199410b681ad1afe534e41cd6c5d64a
home    de5ae444b12a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25216, 256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 197, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 197, 4, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[128, 4, 197, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        permute_1: "bf16[128, 4, 64, 197]" = torch.ops.aten.permute.default(permute, [0, 1, 3, 2])
        expand: "bf16[128, 4, 64, 197]" = torch.ops.aten.expand.default(permute_1, p2)
        clone: "bf16[128, 4, 64, 197]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[512, 64, 197]" = torch.ops.aten.reshape.default(clone, p3)
        constant_pad_nd: "bf16[512, 64, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p4)
        permute_2: "bf16[512, 197, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (constant_pad_nd, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
