"""assay repro 1
pattern d14ffbb81e3341648452445a0483acc452ea68ecb228f026089d2545229430fa
home    60fa838f2f89
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[320]", arg1: "f32[320]", arg2: "bf16[128, 320, 56, 56][1003520, 1, 17920, 320]", p0: "size[]", p1: "size[]"):
        reshape: "f32[1, 320, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "f32[1, 320, 1, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        mul: "f32[1, 320, 1, 1]" = torch.ops.aten.mul.Tensor(reshape_1, 1.0)
        convert_element_type: "f32[128, 320, 56, 56]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul_1: "f32[128, 320, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 320, 56, 56]" = torch.ops.aten.erf.default(mul_1)
        add: "f32[128, 320, 56, 56]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_2: "f32[128, 320, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_3: "f32[128, 320, 56, 56]" = torch.ops.aten.mul.Tensor(mul_2, add)
        convert_element_type_1: "bf16[128, 320, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        convert_element_type_2: "f32[128, 320, 56, 56]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        pow_1: "f32[128, 320, 56, 56]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 2)
        sum_1: "f32[128, 320, 1, 1]" = torch.ops.aten.sum.dim_IntList(pow_1, [2, 3], True)
        pow_2: "f32[128, 320, 1, 1]" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5)
        mean: "f32[128, 1, 1, 1]" = torch.ops.aten.mean.dim(pow_2, [1], True)
        add_1: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        div: "f32[128, 320, 1, 1]" = torch.ops.aten.div.Tensor(pow_2, add_1)
        mul_4: "f32[128, 320, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        mul_5: "f32[128, 320, 56, 56]" = torch.ops.aten.mul.Tensor(mul, mul_4)
        add_2: "f32[128, 320, 56, 56]" = torch.ops.aten.add.Tensor(reshape, mul_5)
        add_3: "f32[128, 320, 56, 56]" = torch.ops.aten.add.Tensor(convert_element_type_1, add_2)
        convert_element_type_3: "bf16[128, 320, 56, 56]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        return (pow_2, add_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
