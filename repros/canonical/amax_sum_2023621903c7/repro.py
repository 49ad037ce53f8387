"""assay repro 1
pattern 2023621903c77c83d02d23dc43e6eb6d2f8ff5b1490376fad9f3b644c19cdc03
home    a5c2337936e3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 512]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size[]", p13: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        full_2: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_3: "b8[32, 512]" = torch.ops.aten.full.default(p0, True, dtype = torch.bool)
        reshape: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        div: "bf16[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        iota: "i64[512]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[512]" = torch.ops.prims.iota.default(p5, start = p6, step = p7, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_1: "i64[512]" = torch.ops.aten.add.Tensor(iota_1, 0)
        unsqueeze_3: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add_1, 0)
        unsqueeze_4: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 1)
        unsqueeze_5: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        ge: "b8[1, 1, 512, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_5, 0)
        bitwise_and: "b8[1, 1, 512, 1]" = torch.ops.aten.bitwise_and.Tensor(full_1, ge)
        iota_2: "i64[32]" = torch.ops.prims.iota.default(p8, start = p9, step = p10, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_6: "i64[32, 1]" = torch.ops.aten.unsqueeze.default(iota_2, 1)
        unsqueeze_7: "i64[32, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_8: "i64[32, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        index: "b8[32, 1, 1, 512]" = torch.ops.aten.index.Tensor(full_3, [unsqueeze_8, unsqueeze_2])
        bitwise_and_1: "b8[32, 1, 512, 512]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, index)
        expand: "b8[32, 1, 512, 512]" = torch.ops.aten.expand.default(bitwise_and_1, p11)
        where: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full, full_2)
        add_2: "bf16[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(div, where)
        convert_element_type: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        amax: "f32[32, 12, 512, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        expand_1: "bf16[32, 12, 512, 512]" = torch.ops.aten.expand.default(convert_element_type_1, p12)
        reshape_1: "bf16[384, 512, 512]" = torch.ops.aten.reshape.default(expand_1, p13)
        return (where, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
