"""assay repro 1
pattern 3fd4a5706d2c6ee24392e28ef5fb8a768123fca3a5a07a531bd7fdccc630f44c
home    7ad7294cf9a3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30522, 128]", arg1: "i64[256, 128]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]"):
        embedding: "bf16[256, 128, 128]" = torch.ops.aten.embedding.default(arg0, arg1)
        slice_1: "bf16[256, 127, 128]" = torch.ops.aten.slice.Tensor(embedding, 1, p0, p1, p2)
        constant_pad_nd: "bf16[256, 128, 128]" = torch.ops.aten.constant_pad_nd.default(slice_1, p3)
        slice_2: "bf16[256, 127, 128]" = torch.ops.aten.slice.Tensor(embedding, 1, p4, p5, p6)
        constant_pad_nd_1: "bf16[256, 128, 128]" = torch.ops.aten.constant_pad_nd.default(slice_2, p7)
        cat: "bf16[256, 128, 384]" = torch.ops.aten.cat.default([constant_pad_nd, embedding, constant_pad_nd_1], 2)
        reshape: "bf16[32768, 384]" = torch.ops.aten.reshape.default(cat, p8)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
