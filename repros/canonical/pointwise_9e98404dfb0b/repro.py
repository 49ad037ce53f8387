"""assay repro 1
pattern 9e98404dfb0b80164d51a0240ea8c435afc70dbdfce1edb891a070a0515dc190
home    3f12cdae0dee
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
        full_6: "bf16[1, 8, 1024, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p1, start = p2, step = p3, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        ge: "b8[1, 1, 1024, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_2, 0)
        expand: "b8[8, 1, 1024, 1024]" = torch.ops.aten.expand.default(ge, p4)
        where: "bf16[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, full_6, full)
        where_1: "bf16[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, full_6, full_1)
        where_2: "bf16[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, full_6, full_2)
        where_3: "bf16[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, full_6, full_3)
        where_4: "bf16[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, full_6, full_4)
        where_5: "bf16[8, 8, 1024, 1024]" = torch.ops.aten.where.self(expand, full_6, full_5)
        return (where, where_1, where_2, where_3, where_4, where_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
