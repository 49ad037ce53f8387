"""assay repro 1
pattern 89174bad6de11cc458ed35e90b5997a66385b90c026528c7991ef43295c61ce4
home    fe9b1496cd84
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[16, 512]"):
        eq: "b8[16, 512]" = torch.ops.aten.eq.Scalar(arg0, 2)
        unsqueeze: "i64[16, 1, 512]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "b8[16, 1, 512]" = torch.ops.aten.unsqueeze.default(eq, 1)
        unsqueeze_2: "i64[16, 512, 1]" = torch.ops.aten.unsqueeze.default(arg0, 2)
        eq_1: "b8[16, 512, 512]" = torch.ops.aten.eq.Tensor(unsqueeze_2, unsqueeze)
        unsqueeze_3: "b8[16, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        bitwise_or: "b8[16, 512, 512]" = torch.ops.aten.bitwise_or.Tensor(unsqueeze_3, unsqueeze_1)
        bitwise_or_1: "b8[16, 512, 512]" = torch.ops.aten.bitwise_or.Tensor(bitwise_or, eq_1)
        return (bitwise_or_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
