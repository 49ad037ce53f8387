"""assay repro 1
pattern 6aada1bb13a09ea164407527dbccd4d859f556775ba8a9b03cdaae2118234f9f
home    a892b333eefe
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[]"):
        lift_fresh_copy: "i64[]" = torch.ops.aten.lift_fresh_copy.default(arg0)
        return (lift_fresh_copy,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
