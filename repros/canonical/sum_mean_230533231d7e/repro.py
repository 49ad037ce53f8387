"""assay repro 1
pattern 230533231d7e6a70b3f328c6c851ce139f796368fcbebacaa456375356a02cb4
home    76d6479660fc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 384]", arg1: "bf16[1, 1, 1, 384]", arg2: "bf16[1, 1, 1, 384]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 56, 56, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 56, 56, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 56, 56, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 56, 56, 384]" = torch.ops.aten.erf.default(mul)
        add: "f32[128, 56, 56, 384]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[128, 56, 56, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[128, 56, 56, 384]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[128, 56, 56, 384]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        convert_element_type_2: "f32[128, 56, 56, 384]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        pow_1: "f32[128, 56, 56, 384]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 2)
        sum_1: "f32[128, 1, 1, 384]" = torch.ops.aten.sum.dim_IntList(pow_1, [1, 2], True)
        pow_2: "f32[128, 1, 1, 384]" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5)
        convert_element_type_3: "bf16[128, 1, 1, 384]" = torch.ops.prims.convert_element_type.default(pow_2, torch.bfloat16)
        mean: "bf16[128, 1, 1, 1]" = torch.ops.aten.mean.dim(convert_element_type_3, [3], True)
        add_1: "bf16[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        div: "bf16[128, 1, 1, 384]" = torch.ops.aten.div.Tensor(convert_element_type_3, add_1)
        mul_3: "bf16[128, 56, 56, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        mul_4: "bf16[128, 56, 56, 384]" = torch.ops.aten.mul.Tensor(arg1, mul_3)
        add_2: "bf16[128, 56, 56, 384]" = torch.ops.aten.add.Tensor(mul_4, arg2)
        add_3: "bf16[128, 56, 56, 384]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_1)
        reshape_1: "bf16[401408, 384]" = torch.ops.aten.reshape.default(add_3, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
