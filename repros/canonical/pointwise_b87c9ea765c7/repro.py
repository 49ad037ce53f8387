"""assay repro 1
pattern b87c9ea765c70051934ded48528dde2877e5577235b12954fb74a7c0f9e70520
home    d8477c12ad4a
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
        full_6: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_7: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_8: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_9: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_10: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        full_11: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        iota: "i64[512]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[512]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[512]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        le: "b8[1, 1, 512, 512]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_5)
        expand: "b8[32, 1, 512, 512]" = torch.ops.aten.expand.default(le, p6)
        where: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full, full_6)
        where_1: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full_1, full_7)
        where_2: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full_2, full_8)
        where_3: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full_3, full_9)
        where_4: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full_4, full_10)
        where_5: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full_5, full_11)
        return (where, where_1, where_2, where_3, where_4, where_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
