"""assay repro 1
pattern ddaf130e5ffc1f2235d43dc248244a633140c94b4401268d040e57edf9a93dce
home    b157aa6c419f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 48]", arg1: "bf16[128, 3136, 48]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 3136, 48]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 3136, 48]" = torch.ops.aten.add.Tensor(reshape, arg1)
        reshape_1: "bf16[401408, 48]" = torch.ops.aten.reshape.default(add, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
