"""assay repro 1
pattern 0ee96d7fdaac22b83f71d0e6c1cac23350c1ca08e1105ebb12c1f8929a182fb9
home    b8a68d4dfe01
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 16]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.5, dtype = torch.float32)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.5, dtype = torch.float32, device = device(type='cpu'))
        mul: "f32[8, 16]" = torch.ops.aten.mul.Tensor(arg0, full_1)
        add: "f32[8, 16]" = torch.ops.aten.add.Tensor(mul, full)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
