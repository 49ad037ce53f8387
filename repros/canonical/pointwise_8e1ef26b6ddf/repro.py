"""assay repro 1
pattern 8e1ef26b6ddfc67de8207eb86db025d5255e9e02f651349aa45f4f7ef6d5fabc
home    da3206d58d24
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 128]", arg1: "bf16[256, 128, 128]", arg2: "bf16[128]", arg3: "bf16[128]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[256, 128, 128]" = torch.ops.aten.add.Tensor(reshape, arg1)
        mul: "bf16[256, 128, 128]" = torch.ops.aten.mul.Tensor(add, arg2)
        add_1: "bf16[256, 128, 128]" = torch.ops.aten.add.Tensor(mul, arg3)
        reshape_1: "bf16[32768, 128]" = torch.ops.aten.reshape.default(add_1, p1)
        return (add_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
