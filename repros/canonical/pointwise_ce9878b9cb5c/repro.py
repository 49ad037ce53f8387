"""assay repro 1
pattern ce9878b9cb5c52690186210b26ceb5001dc9c4b13627666b5ace6d6a9afab1f2
home    59370d4f4c1d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 768, 1, 1]", arg1: "bf16[64, 768, 28, 28][602112, 1, 21504, 768]", arg2: "bf16[64, 768, 1, 1]", p0: "size[]"):
        expand: "bf16[64, 768, 28, 28]" = torch.ops.aten.expand.default(arg0, p0)
        div: "bf16[64, 768, 28, 28]" = torch.ops.aten.div.Scalar(expand, 784.0)
        mul: "bf16[64, 768, 28, 28]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        add: "bf16[64, 768, 28, 28]" = torch.ops.aten.add.Tensor(mul, div)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
