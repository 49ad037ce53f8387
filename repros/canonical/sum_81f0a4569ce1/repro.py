"""assay repro 1
pattern 81f0a4569ce167846e80e0c9eb208e273b15d1f8443520ce404443adf888b76e
home    4a811c5c1727
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 4096]", arg1: "bf16[512, 4096]", arg2: "b8[512, 1, 4096]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[512, 1, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[512, 1, 4096]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "bf16[512, 1, 4096]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        mul: "bf16[512, 1, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_1: "bf16[512, 1, 4096]" = torch.ops.aten.mul.Tensor(reshape, mul)
        convert_element_type_1: "f32[512, 1, 4096]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        convert_element_type_2: "f32[512, 1, 4096]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_2: "f32[512, 1, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_2, convert_element_type_2)
        mul_3: "f32[512, 1, 4096]" = torch.ops.aten.mul.Tensor(mul_2, -0.5)
        exp: "f32[512, 1, 4096]" = torch.ops.aten.exp.default(mul_3)
        mul_4: "f32[512, 1, 4096]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_5: "f32[512, 1, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_4)
        mul_6: "f32[512, 1, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.7071067811865476)
        erf: "f32[512, 1, 4096]" = torch.ops.aten.erf.default(mul_6)
        add: "f32[512, 1, 4096]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_7: "f32[512, 1, 4096]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[512, 1, 4096]" = torch.ops.aten.add.Tensor(mul_7, mul_5)
        mul_8: "f32[512, 1, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_1)
        convert_element_type_3: "bf16[512, 1, 4096]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        reshape_2: "bf16[512, 4096]" = torch.ops.aten.reshape.default(convert_element_type_3, p2)
        permute: "bf16[4096, 512]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True)
        reshape_3: "bf16[4096]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_4: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
