"""assay repro 1
pattern cc0233367b6d52e4e100e6f7b3fbed534bbf49203c284414a5e6f68d4247df20
home    b50f7d0a6513
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]"):
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
        full_12: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        full_13: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
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
        full_25: "b8[4, 2048]" = torch.ops.aten.full.default(p0, True, dtype = torch.bool)
        iota: "i64[2048]" = torch.ops.prims.iota.default(p1, start = p2, step = p3, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[2048]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 2048]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 2048]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 2048]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[2048]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[2048]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 2048]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 2048]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        le: "b8[1, 1, 2048, 2048]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_5)
        bitwise_and: "b8[1, 1, 2048, 2048]" = torch.ops.aten.bitwise_and.Tensor(full_12, le)
        iota_2: "i64[4]" = torch.ops.prims.iota.default(p7, start = p8, step = p9, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_6: "i64[4, 1]" = torch.ops.aten.unsqueeze.default(iota_2, 1)
        unsqueeze_7: "i64[4, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_8: "i64[4, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        index: "b8[4, 1, 1, 2048]" = torch.ops.aten.index.Tensor(full_25, [unsqueeze_8, unsqueeze_2])
        bitwise_and_1: "b8[4, 1, 2048, 2048]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, index)
        expand: "b8[4, 1, 2048, 2048]" = torch.ops.aten.expand.default(bitwise_and_1, p10)
        where: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full, full_13)
        where_1: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full_1, full_14)
        where_2: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full_2, full_15)
        where_3: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full_3, full_16)
        where_4: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full_4, full_17)
        where_5: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full_5, full_18)
        where_6: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full_6, full_19)
        where_7: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full_7, full_20)
        where_8: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full_8, full_21)
        where_9: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full_9, full_22)
        where_10: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full_10, full_23)
        where_11: "bf16[4, 1, 2048, 2048]" = torch.ops.aten.where.self(expand, full_11, full_24)
        return (where, where_1, where_2, where_3, where_4, where_5, where_6, where_7, where_8, where_9, where_10, where_11)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
