"""assay repro 1
pattern ecda431d43fb7000fe9326be47ee86ebd9fa4024662f3088154ff116510c8617
home    fe2dc0a1ea52
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[100352, 2048]", arg1: "i64[1, 1000]", p0: "size[]", p1: "size[]", p2: "size[]"):
        embedding: "bf16[1, 1000, 2048]" = torch.ops.aten.embedding.default(arg0, arg1)
        reshape: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(embedding, p0)
        reshape_1: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(embedding, p1)
        reshape_2: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(embedding, p2)
        return (embedding, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
