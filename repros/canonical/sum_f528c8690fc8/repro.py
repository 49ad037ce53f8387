"""assay repro 1
pattern f528c8690fc8b487a4841bf3d25860640dbadebb8c24f3dbd8c4dc24e610105d
home    e8b05799fa84
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 512, 512]", arg1: "bf16[256, 512, 512]", arg2: "b8[16, 16, 512, 512][512, 0, 0, 1]", arg3: "b8[16, 16, 512, 512]", arg4: "f32[16, 16, 512, 1]", arg5: "f32[16, 16, 512, 1]", arg6: "bf16[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        reshape: "bf16[16, 16, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[16, 16, 512, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        where: "bf16[16, 16, 512, 512]" = torch.ops.aten.where.self(arg2, full, reshape_1)
        convert_element_type: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        mul: "bf16[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_1: "bf16[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(reshape, mul)
        convert_element_type_1: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        convert_element_type_2: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        sub: "f32[16, 16, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg4)
        exp: "f32[16, 16, 512, 512]" = torch.ops.aten.exp.default(sub)
        div: "f32[16, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, arg5)
        mul_2: "f32[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        neg: "f32[16, 16, 512, 512]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[16, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[16, 16, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_3: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_2: "bf16[256, 512, 512]" = torch.ops.aten.reshape.default(convert_element_type_3, p2)
        reshape_3: "bf16[16, 16, 512, 512]" = torch.ops.aten.reshape.default(reshape_2, p3)
        where_1: "bf16[16, 16, 512, 512]" = torch.ops.aten.where.self(arg2, arg6, reshape_3)
        reshape_4: "bf16[256, 512, 512]" = torch.ops.aten.reshape.default(where_1, p4)
        return (reshape_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
