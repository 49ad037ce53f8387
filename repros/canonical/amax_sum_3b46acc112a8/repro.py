"""assay repro 1
pattern 3b46acc112a878b34deccbef9aab0ed64d4f4b0cc33a2242c28980c7c7500ac3
home    0869f36f9d93
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 128, 128]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_2: "f32[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.float32)
        reshape: "bf16[32, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
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
        expand: "b8[32, 1, 128, 128]" = torch.ops.aten.expand.default(le, p7)
        where: "bf16[32, 1, 128, 128]" = torch.ops.aten.where.self(expand, full, full_1)
        add_2: "bf16[32, 16, 128, 128]" = torch.ops.aten.add.Tensor(reshape, where)
        maximum: "bf16[32, 16, 128, 128]" = torch.ops.aten.maximum.default(add_2, full_2)
        reshape_1: "bf16[512, 128, 128]" = torch.ops.aten.reshape.default(maximum, p8)
        convert_element_type: "f32[512, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        amax: "f32[512, 128, 1]" = torch.ops.aten.amax.default(convert_element_type, [2], True)
        sub: "f32[512, 128, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[512, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[512, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [2], True)
        div: "f32[512, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[512, 128, 128]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (where, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
