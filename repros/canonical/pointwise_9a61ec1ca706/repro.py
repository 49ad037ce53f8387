"""assay repro 1
pattern 9a61ec1ca7066a2791ce5424e8f3db760af30a01f968fb584480652b718597f2
home    af795ad4b1f5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024]", arg1: "bf16[1024, 2880]", arg2: "i64[1024]", p0: "size[]"):
        full: "bf16[256, 2880]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        unsqueeze: "bf16[1024, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        mul: "bf16[1024, 2880]" = torch.ops.aten.mul.Tensor(arg1, unsqueeze)
        index_put: "bf16[256, 2880]" = torch.ops.aten.index_put.default(full, [arg2], mul, True)
        return (index_put,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
