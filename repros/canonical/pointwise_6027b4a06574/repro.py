"""assay repro 1
pattern 6027b4a06574d9441e21026bf8189b128c8e8bb0d78d1af77679f4dd02b35186
home    5f8649bff23e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 128]", arg1: "bf16[32768, 128]", arg2: "bf16[128]", arg3: "bf16[128]", arg4: "bf16[128]", arg5: "bf16[128]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg1, p1)
        mul: "bf16[256, 128, 128]" = torch.ops.aten.mul.Tensor(reshape_1, arg2)
        add: "bf16[256, 128, 128]" = torch.ops.aten.add.Tensor(mul, arg3)
        add_1: "bf16[256, 128, 128]" = torch.ops.aten.add.Tensor(reshape, add)
        mul_1: "bf16[256, 128, 128]" = torch.ops.aten.mul.Tensor(add_1, arg4)
        add_2: "bf16[256, 128, 128]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        reshape_2: "bf16[32768, 128]" = torch.ops.aten.reshape.default(add_2, p2)
        return (add_2, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
