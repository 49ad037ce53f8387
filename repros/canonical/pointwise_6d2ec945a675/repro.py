"""assay repro 1
pattern 6d2ec945a67599bd7e81dcbe396c957ab032ab4113ea7663a2527f1e41ce0a03
home    42442340c5cb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_2: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_3: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_4: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_5: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_6: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_7: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_8: "bf16[1, 6, 128, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        iota: "i64[128]" = torch.ops.prims.iota.default(p1, start = p2, step = p3, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        ge: "b8[1, 1, 128, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_2, 0)
        expand: "b8[32, 1, 128, 128]" = torch.ops.aten.expand.default(ge, p4)
        where: "bf16[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, full_8, full)
        where_1: "bf16[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, full_8, full_1)
        where_2: "bf16[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, full_8, full_2)
        where_3: "bf16[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, full_8, full_3)
        where_4: "bf16[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, full_8, full_4)
        where_5: "bf16[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, full_8, full_5)
        where_6: "bf16[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, full_8, full_6)
        where_7: "bf16[32, 6, 128, 128]" = torch.ops.aten.where.self(expand, full_8, full_7)
        return (where, where_1, where_2, where_3, where_4, where_5, where_6, where_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
