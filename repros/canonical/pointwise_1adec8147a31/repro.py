"""assay repro 1
pattern 1adec8147a315559c5f9631f402cb6403b5f8a69073a28177d3a72bb8803d07c
home    0c5680cfd7de
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1536, 1, 1]", arg1: "bf16[128, 1536, 8, 8][98304, 1, 12288, 1536]", arg2: "bf16[]", arg3: "bf16[128, 1536, 8, 8][98304, 1, 12288, 1536]"):
        sigmoid: "bf16[128, 1536, 1, 1]" = torch.ops.aten.sigmoid.default(arg0)
        mul: "bf16[128, 1536, 8, 8]" = torch.ops.aten.mul.Tensor(arg1, sigmoid)
        mul_1: "bf16[128, 1536, 8, 8]" = torch.ops.aten.mul.Tensor(mul, 2.0)
        mul_2: "bf16[128, 1536, 8, 8]" = torch.ops.aten.mul.Tensor(mul_1, arg2)
        mul_3: "bf16[128, 1536, 8, 8]" = torch.ops.aten.mul.Tensor(mul_2, 0.2)
        add: "bf16[128, 1536, 8, 8]" = torch.ops.aten.add.Tensor(mul_3, arg3)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
