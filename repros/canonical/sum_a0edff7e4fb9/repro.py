"""assay repro 1
pattern a0edff7e4fb90c0ca82726be1a9857ff5c6b2af4af80e3d2d6c92e0bb08437c8
home    1327105d83a9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[98304, 384]", arg1: "bf16[98304, 384]", arg2: "f32[384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 768, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 768, 384]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "bf16[384]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        add: "bf16[128, 768, 384]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        convert_element_type_1: "f32[128, 768, 384]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, convert_element_type_1)
        mul_1: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(mul, -0.5)
        exp: "f32[128, 768, 384]" = torch.ops.aten.exp.default(mul_1)
        mul_2: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_3: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_2)
        mul_4: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.7071067811865476)
        erf: "f32[128, 768, 384]" = torch.ops.aten.erf.default(mul_4)
        add_1: "f32[128, 768, 384]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_5: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(add_1, 0.5)
        add_2: "f32[128, 768, 384]" = torch.ops.aten.add.Tensor(mul_5, mul_3)
        convert_element_type_2: "f32[128, 768, 384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_6: "f32[128, 768, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_2, add_2)
        convert_element_type_3: "bf16[128, 768, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_2: "bf16[98304, 384]" = torch.ops.aten.reshape.default(convert_element_type_3, p2)
        permute: "bf16[384, 98304]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 1, 384]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[384]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_4: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
