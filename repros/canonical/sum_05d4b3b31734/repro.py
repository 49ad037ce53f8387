"""assay repro 1
pattern 05d4b3b317344139d7c1460a39c66891d557ef9554efe84933177ed1ec5b95ca
home    5992ad57fcc2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024, 128, 128]", arg1: "bf16[64, 1, 128, 128]", arg2: "f32[64, 16, 128, 1]", arg3: "f32[64, 16, 128, 1]", arg4: "b8[64, 16, 128, 1]", arg5: "b8[64, 16, 128, 128]", arg6: "bf16[1024, 128, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        full: "f32[64, 16, 128, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[64, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p1)
        add: "f32[64, 16, 128, 128]" = torch.ops.aten.add.Tensor(reshape, arg1)
        sub: "f32[64, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add, arg2)
        exp: "f32[64, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        div: "f32[64, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, arg3)
        where: "f32[64, 16, 128, 128]" = torch.ops.aten.where.self(arg4, full, div)
        mul: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(arg5, where)
        mul_1: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand: "f32[64, 16, 128, 128]" = torch.ops.aten.expand.default(mul_1, p2)
        neg: "f32[64, 16, 128, 128]" = torch.ops.aten.neg.default(where)
        reshape_1: "f32[1024, 128, 128]" = torch.ops.aten.reshape.default(expand, p3)
        permute: "f32[1024, 128, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type: "bf16[1024, 128, 128]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        convert_element_type_1: "f32[64, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul_2: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.1111111111111112)
        convert_element_type_2: "f32[1024, 128, 128]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        reshape_2: "f32[64, 16, 128, 128]" = torch.ops.aten.reshape.default(convert_element_type_2, p4)
        mul_3: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(reshape_2, mul_2)
        mul_4: "f32[64, 16, 128, 128]" = torch.ops.aten.mul.Tensor(mul_3, where)
        sum_1: "f32[64, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [3], True)
        fma: "f32[64, 16, 128, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul_4)
        reshape_3: "f32[1024, 128, 128]" = torch.ops.aten.reshape.default(fma, p5)
        convert_element_type_3: "bf16[1024, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        return (convert_element_type, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
