"""assay repro 1
pattern 2a2dade6becc9db00549e8f9e9e52b23ae0c8a48b9a338999b0734e8d51f159a
home    204cb20b672f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 2]", arg1: "bf16[128, 2]"):
        add: "bf16[128, 2]" = torch.ops.aten.add.Tensor(arg0, arg1)
        div: "bf16[128, 2]" = torch.ops.aten.div.Tensor(add, 2.0)
        return (div,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
