"""assay repro 1
pattern 63b9b0750d1db26663b32e6c76628cc1862808b07afb53bb720aaa5926efb78e
home    01d02851f245
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 128, 128]", arg1: "b8[1, 1, 2048, 2048]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size[]", p14: "size[]", p15: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_2: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        reshape: "f32[32, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "b8[1, 1, 128, 2048]" = torch.ops.aten.slice.Tensor(arg1, 2, p1, p2, p3)
        slice_2: "b8[1, 1, 128, 128]" = torch.ops.aten.slice.Tensor(slice_1, 3, p4, p5, p6)
        where: "f32[32, 16, 128, 128]" = torch.ops.aten.where.self(slice_2, reshape, full_2)
        iota: "i64[128]" = torch.ops.prims.iota.default(p7, start = p8, step = p9, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[128]" = torch.ops.prims.iota.default(p10, start = p11, step = p12, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[128]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        le: "b8[1, 1, 128, 128]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_5)
        expand: "b8[32, 1, 128, 128]" = torch.ops.aten.expand.default(le, p13)
        where_1: "bf16[32, 1, 128, 128]" = torch.ops.aten.where.self(expand, full, full_1)
        add_2: "f32[32, 16, 128, 128]" = torch.ops.aten.add.Tensor(where, where_1)
        amax: "f32[32, 16, 128, 1]" = torch.ops.aten.amax.default(add_2, [3], True)
        sub: "f32[32, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add_2, amax)
        exp: "f32[32, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[32, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[32, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand_1: "bf16[32, 16, 128, 128]" = torch.ops.aten.expand.default(convert_element_type, p14)
        reshape_1: "bf16[512, 128, 128]" = torch.ops.aten.reshape.default(expand_1, p15)
        return (where_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
