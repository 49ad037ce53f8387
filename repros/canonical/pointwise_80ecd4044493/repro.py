"""assay repro 1
pattern 80ecd4044493a3b273668f3e20b666f38a9d0e7d40c6b816e240b1535dbd9c89
home    d239ec1d068b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 2048, 1024]", arg1: "bf16[16, 64]", arg2: "bf16[16, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[512, 4, 1, 16, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[512, 4, 16, 64, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 4, 2])
        reshape_1: "bf16[512, 4, 16, 64]" = torch.ops.aten.reshape.default(permute, p1)
        add: "bf16[512, 4, 16, 64]" = torch.ops.aten.add.Tensor(reshape_1, arg1)
        add_1: "bf16[512, 4, 16, 64]" = torch.ops.aten.add.Tensor(reshape_1, arg2)
        unsqueeze: "bf16[512, 4, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(add, 4)
        permute_1: "bf16[4, 16, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze, [1, 2, 0, 4, 3])
        permute_2: "bf16[4, 16, 512, 64, 1]" = torch.ops.aten.permute.default(permute_1, [0, 1, 2, 4, 3])
        reshape_2: "bf16[64, 512, 64]" = torch.ops.aten.reshape.default(permute_2, p2)
        unsqueeze_1: "bf16[512, 4, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(add_1, 4)
        permute_3: "bf16[4, 16, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze_1, [1, 2, 0, 4, 3])
        permute_4: "bf16[4, 16, 512, 64, 1]" = torch.ops.aten.permute.default(permute_3, [0, 1, 2, 4, 3])
        reshape_3: "bf16[64, 512, 64]" = torch.ops.aten.reshape.default(permute_4, p3)
        return (reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
