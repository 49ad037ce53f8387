"""assay repro 1
pattern 4a4de9c4ab75a91e7d47ba1e9cc327d09afc939d58d0a3f74cbfff5eeeba35f2
home    8973b2df5a24
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]", p1: "size[]"):
        full: "f32[511, 511]" = torch.ops.aten.full.default(p0, 1.0, dtype = torch.float32)
        constant_pad_nd: "f32[512, 512]" = torch.ops.aten.constant_pad_nd.default(full, p1)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
