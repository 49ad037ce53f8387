"""assay repro 1
pattern e3ca9ad122a4ba1e2c42ead1865369524411c61aeecd9bbcf2375cdb9867da8b
home    e59bd644634f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 8008]", arg1: "bf16[1, 8008]", p0: "size[]"):
        reshape: "bf16[16, 128, 8008]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[16, 128, 8008]" = torch.ops.aten.add.Tensor(reshape, arg1)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
