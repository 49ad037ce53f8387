"""assay repro 1
pattern 008cdef52bd1898515913139d4928cfaecc373447126612ffeb7c49333c6c1b8
home    d6eee1afac1e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 8192]", arg1: "bf16[1000, 8192]", arg2: "bf16[1000, 8192]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[1, 1000, 8192]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 8192]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 8192]" = torch.ops.aten.reshape.default(arg2, p2)
        mul: "bf16[1, 1000, 8192]" = torch.ops.aten.mul.Tensor(reshape, reshape_2)
        convert_element_type: "f32[1, 1000, 8192]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        convert_element_type_1: "f32[1, 1000, 8192]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        neg: "f32[1, 1000, 8192]" = torch.ops.aten.neg.default(convert_element_type_1)
        exp: "f32[1, 1000, 8192]" = torch.ops.aten.exp.default(neg)
        add: "f32[1, 1000, 8192]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[1, 1000, 8192]" = torch.ops.aten.div.Tensor(convert_element_type_1, add)
        reciprocal: "f32[1, 1000, 8192]" = torch.ops.aten.reciprocal.default(add)
        mul_1: "f32[1, 1000, 8192]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        mul_2: "f32[1, 1000, 8192]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_1)
        sub: "f32[1, 1000, 8192]" = torch.ops.aten.sub.Tensor(1.0, mul_1)
        mul_3: "f32[1, 1000, 8192]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        add_1: "f32[1, 1000, 8192]" = torch.ops.aten.add.Tensor(mul_3, 1.0)
        mul_4: "f32[1, 1000, 8192]" = torch.ops.aten.mul.Tensor(mul_2, add_1)
        convert_element_type_2: "bf16[1, 1000, 8192]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul_5: "bf16[1, 1000, 8192]" = torch.ops.aten.mul.Tensor(reshape, convert_element_type_2)
        reshape_3: "bf16[1000, 8192]" = torch.ops.aten.reshape.default(mul_5, p3)
        permute: "bf16[8192, 1000]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        convert_element_type_3: "bf16[1, 1000, 8192]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape_4: "bf16[1000, 8192]" = torch.ops.aten.reshape.default(convert_element_type_3, p4)
        permute_1: "bf16[8192, 1000]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        return (reshape_3, permute, reshape_4, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
