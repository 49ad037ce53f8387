"""assay repro 1
pattern 03148d079d32c50a071925fef1188bc6ff75cc6f6b5ba4371848f0de44ee1518
home    6ece2eb2f0fc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3072, 4096]", arg1: "bf16[3072, 4096]", arg2: "b8[8, 384, 4096]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 384, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 384, 4096]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "bf16[8, 384, 4096]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        mul: "bf16[8, 384, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_1: "bf16[8, 384, 4096]" = torch.ops.aten.mul.Tensor(reshape, mul)
        convert_element_type_1: "f32[8, 384, 4096]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        convert_element_type_2: "f32[8, 384, 4096]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_2: "f32[8, 384, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_2, convert_element_type_2)
        mul_3: "f32[8, 384, 4096]" = torch.ops.aten.mul.Tensor(mul_2, -0.5)
        exp: "f32[8, 384, 4096]" = torch.ops.aten.exp.default(mul_3)
        mul_4: "f32[8, 384, 4096]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_5: "f32[8, 384, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_4)
        mul_6: "f32[8, 384, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.7071067811865476)
        erf: "f32[8, 384, 4096]" = torch.ops.aten.erf.default(mul_6)
        add: "f32[8, 384, 4096]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_7: "f32[8, 384, 4096]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[8, 384, 4096]" = torch.ops.aten.add.Tensor(mul_7, mul_5)
        mul_8: "f32[8, 384, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_1)
        convert_element_type_3: "bf16[8, 384, 4096]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        reshape_2: "bf16[3072, 4096]" = torch.ops.aten.reshape.default(convert_element_type_3, p2)
        permute: "bf16[4096, 3072]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[4096]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_4: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
