"""assay repro 1
pattern 09adcdc96d92450deaa94d5d9ffe5eb0d55de626f3afe3615b2ff28745e5977f
home    3a783ba03c87
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size", p1: "size", p2: "size", p3: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        iota: "i64[512]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_3: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        le: "b8[1, 1, 512, 512]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_3)
        expand: "b8[32, 1, 512, 512]" = torch.ops.aten.expand.default(le, p3)
        where: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full, full_1)
        return (where,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
