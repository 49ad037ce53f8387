"""assay repro 1
pattern 1352d33160b72d4cfe2582a37c3f1c343b284d92badfd9309dd6e659de141174
home    8957901b4dd5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 1024, 1024]", arg1: "bf16[64, 1024, 1024]", arg2: "f32[]", arg3: "f32[4, 16, 1024, 1]", arg4: "f32[4, 16, 1024, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]"):
        full: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        full_1: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        full_2: "b8[4, 1024]" = torch.ops.aten.full.default(p0, True, dtype = torch.bool)
        reshape: "bf16[4, 16, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p1)
        reshape_1: "bf16[4, 16, 1024, 1024]" = torch.ops.aten.reshape.default(arg1, p2)
        convert_element_type: "f32[4, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_3: "i64[1, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        le: "b8[1, 1, 1024, 1024]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_3)
        bitwise_and: "b8[1, 1, 1024, 1024]" = torch.ops.aten.bitwise_and.Tensor(full, le)
        iota_1: "i64[4]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_4: "i64[4, 1]" = torch.ops.aten.unsqueeze.default(iota_1, 1)
        unsqueeze_5: "i64[4, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "i64[4, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        index: "b8[4, 1, 1, 1024]" = torch.ops.aten.index.Tensor(full_2, [unsqueeze_6, unsqueeze_2])
        bitwise_and_1: "b8[4, 1, 1024, 1024]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, index)
        expand: "b8[4, 1, 1024, 1024]" = torch.ops.aten.expand.default(bitwise_and_1, p9)
        where: "f32[4, 1, 1024, 1024]" = torch.ops.aten.where.self(expand, arg2, full_1)
        add_1: "f32[4, 16, 1024, 1024]" = torch.ops.aten.add.Tensor(reshape, where)
        sub: "f32[4, 16, 1024, 1024]" = torch.ops.aten.sub.Tensor(add_1, arg3)
        exp: "f32[4, 16, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        div: "f32[4, 16, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, arg4)
        mul: "f32[4, 16, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        neg: "f32[4, 16, 1024, 1024]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[4, 16, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[4, 16, 1024, 1024]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_1: "bf16[4, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_2: "bf16[64, 1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p10)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
