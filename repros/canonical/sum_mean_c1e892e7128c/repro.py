"""assay repro 1
pattern c1e892e7128cf9f7d6cbf04f087e4140066b5726549c31e38faa75a4ffa972a4
home    6d3f1c1e7fac
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[320]", arg1: "bf16[320]", arg2: "bf16[128, 320, 72, 72][1658880, 1, 23040, 320]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 320, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 320, 1, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[128, 320, 72, 72]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[128, 320, 72, 72]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 320, 72, 72]" = torch.ops.aten.erf.default(mul)
        add: "f32[128, 320, 72, 72]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[128, 320, 72, 72]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[128, 320, 72, 72]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[128, 320, 72, 72]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        convert_element_type_2: "f32[1, 320, 1, 1]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_3: "f32[1, 320, 1, 1]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_3: "f32[1, 320, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_3, 1.0)
        convert_element_type_4: "f32[128, 320, 72, 72]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        pow_1: "f32[128, 320, 72, 72]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_4, 2)
        sum_1: "f32[128, 320, 1, 1]" = torch.ops.aten.sum.dim_IntList(pow_1, [2, 3], True)
        pow_2: "f32[128, 320, 1, 1]" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5)
        convert_element_type_5: "bf16[128, 320, 1, 1]" = torch.ops.prims.convert_element_type.default(pow_2, torch.bfloat16)
        mean: "bf16[128, 1, 1, 1]" = torch.ops.aten.mean.dim(convert_element_type_5, [1], True)
        add_1: "bf16[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        div: "bf16[128, 320, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type_5, add_1)
        mul_4: "bf16[128, 320, 72, 72]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        convert_element_type_6: "f32[128, 320, 72, 72]" = torch.ops.prims.convert_element_type.default(mul_4, torch.float32)
        mul_5: "f32[128, 320, 72, 72]" = torch.ops.aten.mul.Tensor(mul_3, convert_element_type_6)
        add_2: "f32[128, 320, 72, 72]" = torch.ops.aten.add.Tensor(convert_element_type_2, mul_5)
        convert_element_type_7: "bf16[128, 320, 72, 72]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        add_3: "bf16[128, 320, 72, 72]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_7)
        return (add_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
