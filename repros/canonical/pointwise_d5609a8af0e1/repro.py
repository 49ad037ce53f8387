"""assay repro 1
pattern d5609a8af0e1bab22572cbd62628d57972a733f9029dc322ce543b00d35a1208
home    f0f132b1f6c3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[4, 1, 1024, 1024]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        where: "bf16[4, 1, 1024, 1024]" = torch.ops.aten.where.self(arg0, full, full_1)
        return (full, where)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
