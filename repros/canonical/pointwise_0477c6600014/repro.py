"""assay repro 1
pattern 0477c66000143242126b7e32cfefc55ad91098d891d630e53b8b09651f994f26
home    2df5f2df3723
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 784, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 3, 784, 1, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 3, 784, 64, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[64, 3, 784, 64]" = torch.ops.aten.reshape.default(permute, p1)
        permute_1: "bf16[64, 784, 3, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[64, 784, 3, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[64, 784, 192]" = torch.ops.aten.reshape.default(clone, p2)
        reshape_3: "bf16[50176, 192]" = torch.ops.aten.reshape.default(reshape_2, p3)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
