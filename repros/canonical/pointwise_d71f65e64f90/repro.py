"""assay repro 1
pattern d71f65e64f90ede3318d6eacc58a6d7541950e5dcba9cd11f25c64861f56d69f
home    7cd75a4e6057
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8192, 1024]", arg1: "f32[16, 64]", arg2: "f32[16, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        unsqueeze: "f32[1, 8192, 1024]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        reshape: "f32[512, 16, 1, 16, 64]" = torch.ops.aten.reshape.default(unsqueeze, p0)
        permute: "f32[512, 16, 16, 64, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 4, 2])
        reshape_1: "f32[512, 16, 16, 64]" = torch.ops.aten.reshape.default(permute, p1)
        add: "f32[512, 16, 16, 64]" = torch.ops.aten.add.Tensor(reshape_1, arg1)
        add_1: "f32[512, 16, 16, 64]" = torch.ops.aten.add.Tensor(reshape_1, arg2)
        unsqueeze_1: "f32[512, 16, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(add, 4)
        permute_1: "f32[16, 16, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze_1, [1, 2, 0, 4, 3])
        permute_2: "f32[16, 16, 512, 64, 1]" = torch.ops.aten.permute.default(permute_1, [0, 1, 2, 4, 3])
        reshape_2: "f32[256, 512, 64]" = torch.ops.aten.reshape.default(permute_2, p2)
        unsqueeze_2: "f32[512, 16, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(add_1, 4)
        permute_3: "f32[16, 16, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze_2, [1, 2, 0, 4, 3])
        permute_4: "f32[16, 16, 512, 64, 1]" = torch.ops.aten.permute.default(permute_3, [0, 1, 2, 4, 3])
        reshape_3: "f32[256, 512, 64]" = torch.ops.aten.reshape.default(permute_4, p3)
        return (reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
