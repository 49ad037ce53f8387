"""assay repro 1
pattern 8672e1cd0ba434e7a19fcb91d44954261df64c51e2dc41517aa28ae2640dc165
home    a59ef1425e62
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50176, 192]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 784, 192]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 784, 3, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 3, 784, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        unsqueeze: "bf16[64, 3, 784, 64, 1]" = torch.ops.aten.unsqueeze.default(permute, 4)
        clone: "bf16[64, 3, 784, 64, 1]" = torch.ops.aten.clone.default(unsqueeze, memory_format = torch.contiguous_format)
        reshape_2: "bf16[192, 784, 64]" = torch.ops.aten.reshape.default(clone, p2)
        permute_1: "bf16[192, 64, 784]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
