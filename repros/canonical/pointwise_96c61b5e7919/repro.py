"""assay repro 1
pattern 96c61b5e791958438cdf03950b22ed792b61b1a69d0cb5fd91ebc5075202a1dd
home    b92c12a65736
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32000, 2048]", arg1: "i64[8, 1024]", arg2: "bf16[2048, 2048]", p0: "size", p1: "size", p2: "size"):
        embedding: "bf16[8, 1024, 2048]" = torch.ops.aten.embedding.default(arg0, arg1)
        slice_1: "bf16[1024, 2048]" = torch.ops.aten.slice.Tensor(arg2, 0, p0, p1, p2)
        add: "bf16[8, 1024, 2048]" = torch.ops.aten.add.Tensor(embedding, slice_1)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
