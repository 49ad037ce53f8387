"""assay repro 1
pattern d7f2b9a0ca7621a3b16aee01a5f63112782c8a031b76397bc9fcdcbc7b37edfd
home    4c5a34ff0df3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 512]", arg1: "bf16[256, 128, 512]", arg2: "bf16[512]", arg3: "bf16[512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[256, 128, 512]" = torch.ops.aten.add.Tensor(reshape, arg1)
        mul: "bf16[256, 128, 512]" = torch.ops.aten.mul.Tensor(add, arg2)
        add_1: "bf16[256, 128, 512]" = torch.ops.aten.add.Tensor(mul, arg3)
        reshape_1: "bf16[32768, 512]" = torch.ops.aten.reshape.default(add_1, p1)
        reshape_2: "bf16[32768, 512]" = torch.ops.aten.reshape.default(add_1, p2)
        reshape_3: "bf16[32768, 512]" = torch.ops.aten.reshape.default(add_1, p3)
        return (add_1, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
