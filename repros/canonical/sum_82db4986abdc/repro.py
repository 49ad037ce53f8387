"""assay repro 1
pattern 82db4986abdc57ceaab5f41e2693b0cc3cd8b9501365c069a8a64a2be9528e23
home    68be86f233ae
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[96, 1024, 1024]", arg1: "bf16[96, 1024, 1024]", arg2: "b8[8, 12, 1024, 1024]", arg3: "b8[1, 1, 1024, 1]", arg4: "f32[]", arg5: "f32[8, 12, 1024, 1]", arg6: "f32[8, 12, 1024, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        full_1: "b8[8, 1024]" = torch.ops.aten.full.default(p0, True, dtype = torch.bool)
        reshape: "bf16[8, 12, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p1)
        div: "bf16[8, 12, 1024, 1024]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        reshape_1: "bf16[8, 12, 1024, 1024]" = torch.ops.aten.reshape.default(arg1, p2)
        convert_element_type: "f32[8, 12, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[8, 12, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[8, 12, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[8, 12, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        iota_1: "i64[8]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_3: "i64[8, 1]" = torch.ops.aten.unsqueeze.default(iota_1, 1)
        unsqueeze_4: "i64[8, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_5: "i64[8, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        index: "b8[8, 1, 1, 1024]" = torch.ops.aten.index.Tensor(full_1, [unsqueeze_5, unsqueeze_2])
        bitwise_and: "b8[8, 1, 1024, 1024]" = torch.ops.aten.bitwise_and.Tensor(arg3, index)
        expand: "b8[8, 1, 1024, 1024]" = torch.ops.aten.expand.default(bitwise_and, p9)
        where: "f32[8, 1, 1024, 1024]" = torch.ops.aten.where.self(expand, arg4, full)
        add_1: "f32[8, 12, 1024, 1024]" = torch.ops.aten.add.Tensor(div, where)
        sub: "f32[8, 12, 1024, 1024]" = torch.ops.aten.sub.Tensor(add_1, arg5)
        exp: "f32[8, 12, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        div_1: "f32[8, 12, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, arg6)
        mul_2: "f32[8, 12, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_1, div_1)
        neg: "f32[8, 12, 1024, 1024]" = torch.ops.aten.neg.default(div_1)
        sum_1: "f32[8, 12, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[8, 12, 1024, 1024]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_2: "bf16[8, 12, 1024, 1024]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        div_2: "bf16[8, 12, 1024, 1024]" = torch.ops.aten.div.Tensor(convert_element_type_2, 8.0)
        reshape_2: "bf16[96, 1024, 1024]" = torch.ops.aten.reshape.default(div_2, p10)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
