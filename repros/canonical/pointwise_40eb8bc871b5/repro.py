"""assay repro 1
pattern 40eb8bc871b56fd7202c75348f5b570f2a42aa5f3d665aaefc044b672afd8da6
home    76c7f351ed07
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50265, 1024]", arg1: "i64[4, 1024]"):
        embedding: "bf16[4, 1024, 1024]" = torch.ops.aten.embedding.default(arg0, arg1)
        mul: "bf16[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(embedding, 1.0)
        return (mul,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
