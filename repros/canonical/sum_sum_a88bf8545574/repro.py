"""assay repro 1
pattern a88bf854557449890e97ad5e4ce33a4cac9517740cf0c88acb7d8a637f811736
home    ff8f846bbc23
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1000, 896]", arg1: "f32[1, 1000, 1]", arg2: "bf16[1000, 896]", arg3: "bf16[1000, 896]", arg4: "f32[896]", arg5: "f32[1, 1000, 896]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        mul: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        pow_1: "f32[1, 1000, 896]" = torch.ops.aten.pow.Tensor_Scalar(arg0, 1.0)
        mul_1: "f32[1, 1000, 896]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        pow_2: "f32[1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg1, 3)
        reshape: "bf16[1, 1000, 896]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[1, 1000, 896]" = torch.ops.aten.reshape.default(arg3, p1)
        convert_element_type: "f32[1, 1000, 896]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[1, 1000, 896]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[1, 1000, 896]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        mul_2: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(add, arg4)
        mul_3: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(add, mul)
        mul_4: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(mul_2, arg0)
        mul_5: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(mul_2, arg1)
        add_1: "f32[1, 1000, 896]" = torch.ops.aten.add.Tensor(arg5, mul_5)
        sum_1: "f32[1, 1, 896]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1], True, dtype = torch.float32)
        reshape_2: "f32[896]" = torch.ops.aten.reshape.default(sum_1, p2)
        sum_2: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True, dtype = torch.float32)
        mul_6: "f32[1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_7: "f32[1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_6, pow_2)
        expand: "f32[1, 1000, 896]" = torch.ops.aten.expand.default(mul_7, p3)
        div: "f32[1, 1000, 896]" = torch.ops.aten.div.Scalar(expand, 896.0)
        mul_8: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(div, mul_1)
        add_2: "f32[1, 1000, 896]" = torch.ops.aten.add.Tensor(add_1, mul_8)
        convert_element_type_2: "bf16[1, 1000, 896]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_3: "bf16[1000, 896]" = torch.ops.aten.reshape.default(convert_element_type_2, p4)
        permute: "bf16[896, 1000]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        return (reshape_2, add_2, reshape_3, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
