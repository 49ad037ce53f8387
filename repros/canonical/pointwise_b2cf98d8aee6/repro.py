"""assay repro 1
pattern b2cf98d8aee6d8f5318eb94f01b801d7a91febc55fb5480d2a764ad41a5f9c42
home    4f2e8fb24172
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        full_2: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_3: "bf16[]" = torch.ops.aten.full.default([], 3.3895313892515355e+38, dtype = torch.bfloat16, device = device(type='cpu'))
        full_4: "b8[8, 1024]" = torch.ops.aten.full.default(p0, False, dtype = torch.bool)
        full_5: "b8[8, 1024]" = torch.ops.aten.full.default(p1, True, dtype = torch.bool)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[1024]" = torch.ops.prims.iota.default(p5, start = p6, step = p7, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[1024]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        ge: "b8[1, 1, 1024, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_5, 0)
        bitwise_and: "b8[1, 1, 1024, 1]" = torch.ops.aten.bitwise_and.Tensor(full_1, ge)
        iota_2: "i64[8]" = torch.ops.prims.iota.default(p8, start = p9, step = p10, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_6: "i64[8, 1]" = torch.ops.aten.unsqueeze.default(iota_2, 1)
        unsqueeze_7: "i64[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_8: "i64[8, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        index: "b8[8, 1, 1, 1024]" = torch.ops.aten.index.Tensor(full_5, [unsqueeze_8, unsqueeze_2])
        bitwise_and_1: "b8[8, 1, 1024, 1024]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, index)
        expand: "b8[8, 1, 1024, 1024]" = torch.ops.aten.expand.default(bitwise_and_1, p11)
        where: "bf16[8, 1, 1024, 1024]" = torch.ops.aten.where.self(expand, full, full_2)
        select: "bf16[8, 1024, 1024]" = torch.ops.aten.select.int(where, 1, p12)
        select_1: "bf16[8, 1024]" = torch.ops.aten.select.int(select, 1, p13)
        index_put: "bf16[8, 1024]" = torch.ops.aten.index_put.default(select_1, [full_4], full_3)
        select_2: "bf16[8, 1024, 1024]" = torch.ops.aten.select.int(where, 1, p14)
        select_scatter: "bf16[8, 1024, 1024]" = torch.ops.aten.select_scatter.default(select_2, index_put, 1, p15)
        select_scatter_1: "bf16[8, 1, 1024, 1024]" = torch.ops.aten.select_scatter.default(where, select_scatter, 1, p16)
        select_3: "bf16[8, 1024, 1024]" = torch.ops.aten.select.int(select_scatter_1, 1, p17)
        select_4: "bf16[8, 1024]" = torch.ops.aten.select.int(select_3, 1, p18)
        return (select_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
