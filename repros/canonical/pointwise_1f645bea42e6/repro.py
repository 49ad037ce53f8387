"""assay repro 1
pattern 1f645bea42e6ce0ed858579a9539a45b860af37aad57a6c65b1ab70a49d697d1
home    d4b6aacd5c94
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
        full_4: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_5: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_6: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_7: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_8: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_9: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_10: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_11: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_12: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_13: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        full_14: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_15: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_16: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_17: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_18: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_19: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_20: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_21: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_22: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_23: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_24: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_25: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_26: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
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
        sub: "i64[1, 1, 1000, 1]" = torch.ops.aten.sub.Tensor(unsqueeze_5, 4096)
        gt: "b8[1, 1, 1000, 1000]" = torch.ops.aten.gt.Tensor(unsqueeze_2, sub)
        bitwise_and: "b8[1, 1, 1000, 1000]" = torch.ops.aten.bitwise_and.Tensor(full_13, gt)
        bitwise_and_1: "b8[1, 1, 1000, 1000]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, le)
        expand: "b8[1, 1, 1000, 1000]" = torch.ops.aten.expand.default(bitwise_and_1, p6)
        where: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full, full_14)
        where_1: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_1, full_15)
        where_2: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_2, full_16)
        where_3: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_3, full_17)
        where_4: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_4, full_18)
        where_5: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_5, full_19)
        where_6: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_6, full_20)
        where_7: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_7, full_21)
        where_8: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_8, full_22)
        where_9: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_9, full_23)
        where_10: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_10, full_24)
        where_11: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_11, full_25)
        where_12: "bf16[1, 1, 1000, 1000]" = torch.ops.aten.where.self(expand, full_12, full_26)
        return (where, where_1, where_2, where_3, where_4, where_5, where_6, where_7, where_8, where_9, where_10, where_11, where_12)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
