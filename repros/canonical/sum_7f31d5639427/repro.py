"""assay repro 1
pattern 7f31d5639427a01155dad9f50a050c780f6feee317e149ab3bca818c9b757d6f
home    902e8941b32a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 480]", arg1: "bf16[8192, 480]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[512, 16, 480]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[512, 16, 480]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[512, 16, 480]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[512, 16, 480]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        neg: "f32[512, 16, 480]" = torch.ops.aten.neg.default(convert_element_type_1)
        exp: "f32[512, 16, 480]" = torch.ops.aten.exp.default(neg)
        add: "f32[512, 16, 480]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[512, 16, 480]" = torch.ops.aten.reciprocal.default(add)
        mul: "f32[512, 16, 480]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        mul_1: "f32[512, 16, 480]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        sub: "f32[512, 16, 480]" = torch.ops.aten.sub.Tensor(1.0, mul)
        mul_2: "f32[512, 16, 480]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        add_1: "f32[512, 16, 480]" = torch.ops.aten.add.Tensor(mul_2, 1.0)
        mul_3: "f32[512, 16, 480]" = torch.ops.aten.mul.Tensor(mul_1, add_1)
        convert_element_type_2: "bf16[512, 16, 480]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape_2: "bf16[8192, 480]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        permute: "bf16[480, 8192]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 480]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[480]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_3: "f32[480]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
