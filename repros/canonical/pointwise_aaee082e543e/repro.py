"""assay repro 1
pattern aaee082e543e4509e25a5d2d496e26b61f9f2e98be6aa124c27c8c9dd8642474
home    168039584d68
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[]"):
        add: "i64[]" = torch.ops.aten.add.Tensor(arg0, 1)
        copy_: "i64[]" = torch.ops.aten.copy_.default(arg0, add)
        return (copy_,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
