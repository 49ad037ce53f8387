"""assay repro 1
pattern 3c67768b89d417e53bacc7f25e199aab147464c9cea1bd3e20510bdfb2c2fbf7
home    5a282c15f495
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_3: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_4: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_5: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_6: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_7: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        iota: "i64[1000]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1000]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1000]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1000]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 1000]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[1000]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[1000]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 1000]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 1000]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 1000, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        le: "b8[1, 1, 1000, 1000]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_5)
        expand: "b8[1, 1, 1000, 1000]" = torch.ops.aten.expand.default(le, p6)
        where: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full, full_4)
        where_1: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_1, full_5)
        where_2: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_2, full_6)
        where_3: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_3, full_7)
        return (where, where_1, where_2, where_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
