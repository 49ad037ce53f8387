"""assay repro 1
pattern fbb54df3ff3d8f8d02cb1d1ba603a92d1e93b2b82b126599165e600a098d6d63
home    0f0a32c08a67
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1024]", arg1: "f32[1026, 1024]"):
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        add: "i64[1, 1024]" = torch.ops.aten.add.Tensor(unsqueeze, 2)
        embedding: "f32[1, 1024, 1024]" = torch.ops.aten.embedding.default(arg1, add)
        return (add, embedding)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
