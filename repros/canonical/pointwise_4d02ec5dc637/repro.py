"""assay repro 1
pattern 4d02ec5dc6374888e604e0a7832478cb6cdc1957e0031703c52f7260ed8d03eb
home    f6990337c7e4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1536, 1, 1]", arg1: "bf16[128, 1536, 9, 9][124416, 1, 13824, 1536]", arg2: "bf16[128, 1536, 9, 9][124416, 1, 13824, 1536]"):
        sigmoid: "bf16[128, 1536, 1, 1]" = torch.ops.aten.sigmoid.default(arg0)
        mul: "bf16[128, 1536, 9, 9]" = torch.ops.aten.mul.Tensor(arg1, sigmoid)
        mul_1: "bf16[128, 1536, 9, 9]" = torch.ops.aten.mul.Tensor(mul, 2.0)
        mul_2: "bf16[128, 1536, 9, 9]" = torch.ops.aten.mul.Tensor(mul_1, 0.2)
        add: "bf16[128, 1536, 9, 9]" = torch.ops.aten.add.Tensor(mul_2, arg2)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
