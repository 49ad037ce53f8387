"""assay repro 1
pattern ade263ee908322d6912d18d94d13ab9dbc9fa32eee12b319f1a1c97cdb237892
home    e4bc96cd2b16
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[4, 2048]", arg1: "f32[2050, 768]"):
        add: "i64[4, 2048]" = torch.ops.aten.add.Tensor(arg0, 2)
        embedding: "f32[4, 2048, 768]" = torch.ops.aten.embedding.default(arg1, add)
        return (add, embedding)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
