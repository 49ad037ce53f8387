"""assay repro 1
pattern f4d0f18e954e057b02b76c836fb3029d6be23df2847c2ac902c95a8296522394
home    4c21dbc91fef
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size[]", p13: "size", p14: "size", p15: "size", p16: "size[]", p17: "size[]", p18: "size", p19: "size", p20: "size", p21: "size[]", p22: "size[]", p23: "size", p24: "size", p25: "size", p26: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_2: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_3: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_4: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_5: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_6: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_7: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        iota: "i64[1]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[1]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[1]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        le: "b8[1, 1, 1, 1]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_5)
        expand: "b8[1, 1, 1, 1]" = torch.ops.aten.expand.default(le, p6)
        where: "bf16[1, 1, 1, 1]" = torch.ops.aten.where.self(expand, full_4, full)
        constant_pad_nd: "bf16[1, 1, 1, 8]" = torch.ops.aten.constant_pad_nd.default(where, p7)
        slice_1: "bf16[1, 1, 1, 1]" = torch.ops.aten.slice.Tensor(constant_pad_nd, 3, p8, p9, p10)
        expand_1: "bf16[1, 6, 1, 1]" = torch.ops.aten.expand.default(slice_1, p11)
        where_1: "bf16[1, 1, 1, 1]" = torch.ops.aten.where.self(expand, full_5, full_1)
        constant_pad_nd_1: "bf16[1, 1, 1, 8]" = torch.ops.aten.constant_pad_nd.default(where_1, p12)
        slice_2: "bf16[1, 1, 1, 1]" = torch.ops.aten.slice.Tensor(constant_pad_nd_1, 3, p13, p14, p15)
        expand_2: "bf16[1, 6, 1, 1]" = torch.ops.aten.expand.default(slice_2, p16)
        where_2: "bf16[1, 1, 1, 1]" = torch.ops.aten.where.self(expand, full_6, full_2)
        constant_pad_nd_2: "bf16[1, 1, 1, 8]" = torch.ops.aten.constant_pad_nd.default(where_2, p17)
        slice_3: "bf16[1, 1, 1, 1]" = torch.ops.aten.slice.Tensor(constant_pad_nd_2, 3, p18, p19, p20)
        expand_3: "bf16[1, 6, 1, 1]" = torch.ops.aten.expand.default(slice_3, p21)
        where_3: "bf16[1, 1, 1, 1]" = torch.ops.aten.where.self(expand, full_7, full_3)
        constant_pad_nd_3: "bf16[1, 1, 1, 8]" = torch.ops.aten.constant_pad_nd.default(where_3, p22)
        slice_4: "bf16[1, 1, 1, 1]" = torch.ops.aten.slice.Tensor(constant_pad_nd_3, 3, p23, p24, p25)
        expand_4: "bf16[1, 6, 1, 1]" = torch.ops.aten.expand.default(slice_4, p26)
        return (expand_1, expand_2, expand_3, expand_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
