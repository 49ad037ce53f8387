"""assay repro 1
pattern bddf4801570a2ad8b731524758d3a81f065b7de75f05ebe37669404889e2c570
home    9a7493d289e8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]"):
        lift_fresh_copy: "f32[]" = torch.ops.aten.lift_fresh_copy.default(arg0)
        mul: "f32[]" = torch.ops.aten.mul.Tensor(lift_fresh_copy, 1.0)
        sqrt: "f32[]" = torch.ops.aten.sqrt.default(mul)
        return (lift_fresh_copy, mul, sqrt)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
