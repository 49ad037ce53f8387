"""assay repro 1
pattern 4f4f04d6f75f39da41bdcdbaede6510d0016d942820eb289f7d0145949f7491f
home    1c6b2809673b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[1, 1, 128, 1]", arg1: "f32[1024, 128, 128]", arg2: "bf16[]", arg3: "f32[256, 4, 128, 1]", arg4: "f32[256, 4, 128, 1]", arg5: "b8[256, 4, 128, 1]", arg6: "b8[256, 4, 128, 128]", arg7: "bf16[1024, 128, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        expand: "b8[256, 1, 128, 128]" = torch.ops.aten.expand.default(arg0, p0)
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "f32[256, 4, 128, 128]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "f32[256, 4, 128, 128]" = torch.ops.aten.reshape.default(arg1, p2)
        where: "bf16[256, 1, 128, 128]" = torch.ops.aten.where.self(expand, arg2, full)
        add: "f32[256, 4, 128, 128]" = torch.ops.aten.add.Tensor(reshape, where)
        sub: "f32[256, 4, 128, 128]" = torch.ops.aten.sub.Tensor(add, arg3)
        exp: "f32[256, 4, 128, 128]" = torch.ops.aten.exp.default(sub)
        div: "f32[256, 4, 128, 128]" = torch.ops.aten.div.Tensor(exp, arg4)
        where_1: "f32[256, 4, 128, 128]" = torch.ops.aten.where.self(arg5, full_1, div)
        mul: "f32[256, 4, 128, 128]" = torch.ops.aten.mul.Tensor(arg6, where_1)
        mul_1: "f32[256, 4, 128, 128]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand_1: "f32[256, 4, 128, 128]" = torch.ops.aten.expand.default(mul_1, p3)
        neg: "f32[256, 4, 128, 128]" = torch.ops.aten.neg.default(where_1)
        reshape_1: "f32[1024, 128, 128]" = torch.ops.aten.reshape.default(expand_1, p4)
        permute: "f32[1024, 128, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type: "bf16[1024, 128, 128]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        convert_element_type_1: "f32[256, 4, 128, 128]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        mul_2: "f32[256, 4, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.1111111111111112)
        convert_element_type_2: "f32[1024, 128, 128]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        reshape_2: "f32[256, 4, 128, 128]" = torch.ops.aten.reshape.default(convert_element_type_2, p5)
        mul_3: "f32[256, 4, 128, 128]" = torch.ops.aten.mul.Tensor(reshape_2, mul_2)
        mul_4: "f32[256, 4, 128, 128]" = torch.ops.aten.mul.Tensor(mul_3, where_1)
        sum_1: "f32[256, 4, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [3], True)
        fma: "f32[256, 4, 128, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul_4)
        reshape_3: "f32[1024, 128, 128]" = torch.ops.aten.reshape.default(fma, p6)
        convert_element_type_3: "bf16[1024, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        return (convert_element_type, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
