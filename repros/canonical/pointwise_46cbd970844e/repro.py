"""assay repro 1
pattern 46cbd970844e2e8547a9091d2bdf7a465146f66cc6d881885651a4e3a113f331
home    63b1560f5ba6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 64, 1, 1]", arg1: "bf16[32, 64, 300, 300]"):
        sigmoid: "bf16[32, 64, 1, 1]" = torch.ops.aten.sigmoid.default(arg0)
        mul: "bf16[32, 64, 300, 300]" = torch.ops.aten.mul.Tensor(arg1, sigmoid)
        return (mul,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
