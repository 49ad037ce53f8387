"""assay repro 1
pattern 1fe7f2a773d285b2e3ccafb114510457e27701568452c22ce743526b24d7bc82
home    dc25e5f46382
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 128, 128]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        reshape: "f32[1, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        div: "f32[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(reshape, 16.0)
        iota: "i64[128]" = torch.ops.prims.iota.default(p1, start = p2, step = p3, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[128]" = torch.ops.prims.iota.default(p4, start = p5, step = p6, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[128]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        le: "b8[1, 1, 128, 128]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_5)
        expand: "b8[1, 1, 128, 128]" = torch.ops.aten.expand.default(le, p7)
        where: "bf16[1, 1, 128, 128]" = torch.ops.aten.where.self(expand, full, full_1)
        add_2: "f32[1, 16, 128, 128]" = torch.ops.aten.add.Tensor(div, where)
        amax: "f32[1, 16, 128, 1]" = torch.ops.aten.amax.default(add_2, [3], True)
        sub: "f32[1, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add_2, amax)
        exp: "f32[1, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[1, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[1, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        expand_1: "bf16[1, 16, 128, 128]" = torch.ops.aten.expand.default(convert_element_type, p8)
        reshape_1: "bf16[16, 128, 128]" = torch.ops.aten.reshape.default(expand_1, p9)
        return (where, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
