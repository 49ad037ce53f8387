"""assay repro 1
pattern 9e464dbc91945460c4493405f8b84afdfdb4c8c5afa487b0ce1e8b29365566c2
home    c419fea50072
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        full_2: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        full_3: "f32[]" = torch.ops.aten.full.default([], 3.4028234663852886e+38, dtype = torch.float32, device = device(type='cpu'))
        full_4: "b8[8, 1024]" = torch.ops.aten.full.default(p0, False, dtype = torch.bool)
        full_5: "b8[8, 1024]" = torch.ops.aten.full.default(p1, True, dtype = torch.bool)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_3: "i64[1, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        ge: "b8[1, 1, 1024, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_3, 0)
        bitwise_and: "b8[1, 1, 1024, 1]" = torch.ops.aten.bitwise_and.Tensor(full_1, ge)
        iota_1: "i64[8]" = torch.ops.prims.iota.default(p5, start = p6, step = p7, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_4: "i64[8, 1]" = torch.ops.aten.unsqueeze.default(iota_1, 1)
        unsqueeze_5: "i64[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "i64[8, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        index: "b8[8, 1, 1, 1024]" = torch.ops.aten.index.Tensor(full_5, [unsqueeze_6, unsqueeze_2])
        bitwise_and_1: "b8[8, 1, 1024, 1024]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, index)
        expand: "b8[8, 1, 1024, 1024]" = torch.ops.aten.expand.default(bitwise_and_1, p8)
        where: "f32[8, 1, 1024, 1024]" = torch.ops.aten.where.self(expand, full, full_2)
        select: "f32[8, 1024, 1024]" = torch.ops.aten.select.int(where, 1, p9)
        select_1: "f32[8, 1024]" = torch.ops.aten.select.int(select, 1, p10)
        index_put: "f32[8, 1024]" = torch.ops.aten.index_put.default(select_1, [full_4], full_3)
        select_scatter: "f32[8, 1024, 1024]" = torch.ops.aten.select_scatter.default(select, index_put, 1, p11)
        select_scatter_1: "f32[8, 1, 1024, 1024]" = torch.ops.aten.select_scatter.default(where, select_scatter, 1, p12)
        select_2: "f32[8, 1024, 1024]" = torch.ops.aten.select.int(select_scatter_1, 1, p13)
        select_3: "f32[8, 1024]" = torch.ops.aten.select.int(select_2, 1, p14)
        return (select_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
