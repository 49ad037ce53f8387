"""assay repro 1
pattern c5d8e9f5a05f83008ecd17b71b80e8669040d654a436928b9fb762ecf8d40cd8
home    3ebf0cf70354
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 48, 48][294912, 1, 6144, 128]", arg1: "bf16[128, 128, 48, 48][294912, 1, 6144, 128]", arg2: "bf16[128, 128, 48, 48][294912, 1, 6144, 128]"):
        add: "bf16[128, 128, 48, 48]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mul: "bf16[128, 128, 48, 48]" = torch.ops.aten.mul.Tensor(add, 1.0)
        mul_1: "bf16[128, 128, 48, 48]" = torch.ops.aten.mul.Tensor(mul, 1.7015043497085571)
        convert_element_type: "f32[128, 128, 48, 48]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul_2: "f32[128, 128, 48, 48]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_3: "f32[128, 128, 48, 48]" = torch.ops.aten.mul.Tensor(mul_2, -0.5)
        exp: "f32[128, 128, 48, 48]" = torch.ops.aten.exp.default(mul_3)
        mul_4: "f32[128, 128, 48, 48]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_5: "f32[128, 128, 48, 48]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_4)
        mul_6: "f32[128, 128, 48, 48]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 128, 48, 48]" = torch.ops.aten.erf.default(mul_6)
        add_1: "f32[128, 128, 48, 48]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_7: "f32[128, 128, 48, 48]" = torch.ops.aten.mul.Tensor(add_1, 0.5)
        add_2: "f32[128, 128, 48, 48]" = torch.ops.aten.add.Tensor(mul_7, mul_5)
        convert_element_type_1: "f32[128, 128, 48, 48]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        mul_8: "f32[128, 128, 48, 48]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_2)
        convert_element_type_2: "bf16[128, 128, 48, 48]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        sum_1: "bf16[128]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[128]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
