"""assay repro 1
pattern d431d53495d5d975e9048f6632c1087d302e310f85fc300f29e0ece704c257ec
home    38b2eef83154
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768, 6, 6][27648, 1, 4608, 768]", arg1: "bf16[128, 768, 6, 6][27648, 1, 4608, 768]"):
        mul: "bf16[128, 768, 6, 6]" = torch.ops.aten.mul.Tensor(arg0, 1.7015043497085571)
        convert_element_type: "f32[128, 768, 6, 6]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul_1: "f32[128, 768, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_2: "f32[128, 768, 6, 6]" = torch.ops.aten.mul.Tensor(mul_1, -0.5)
        exp: "f32[128, 768, 6, 6]" = torch.ops.aten.exp.default(mul_2)
        mul_3: "f32[128, 768, 6, 6]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_4: "f32[128, 768, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_3)
        mul_5: "f32[128, 768, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 768, 6, 6]" = torch.ops.aten.erf.default(mul_5)
        add: "f32[128, 768, 6, 6]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_6: "f32[128, 768, 6, 6]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[128, 768, 6, 6]" = torch.ops.aten.add.Tensor(mul_6, mul_4)
        convert_element_type_1: "f32[128, 768, 6, 6]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_7: "f32[128, 768, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_1)
        convert_element_type_2: "bf16[128, 768, 6, 6]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        sum_1: "bf16[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
