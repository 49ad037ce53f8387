"""assay repro 1
pattern f0a7e8a66cd8c5b6f1a4de711bdca682a27919236a291a5323f330fea1017002
home    7706fae0eeff
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 4096]", arg1: "bf16[4096]", arg2: "f32[16, 1]", arg3: "bf16[16, 4096]", arg4: "bf16[16, 4096]", p0: "size[]", p1: "size[]"):
        mul: "bf16[16, 4096]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        pow_1: "f32[16, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg2, 3)
        convert_element_type: "f32[16, 4096]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul_1: "f32[16, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        pow_2: "f32[16, 4096]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 1.0)
        mul_2: "f32[16, 4096]" = torch.ops.aten.mul.Scalar(pow_2, 2.0)
        convert_element_type_1: "bf16[16, 4096]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        mul_3: "bf16[16, 4096]" = torch.ops.aten.mul.Tensor(arg0, convert_element_type_1)
        sum_1: "bf16[1, 4096]" = torch.ops.aten.sum.dim_IntList(mul_3, [0], True)
        reshape: "bf16[4096]" = torch.ops.aten.reshape.default(sum_1, p0)
        convert_element_type_2: "f32[16, 4096]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_4: "f32[16, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_2, arg2)
        mul_5: "f32[16, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_2, convert_element_type)
        sum_2: "f32[16, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [1], True)
        mul_6: "f32[16, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_7: "f32[16, 1]" = torch.ops.aten.mul.Tensor(mul_6, pow_1)
        expand: "f32[16, 4096]" = torch.ops.aten.expand.default(mul_7, p1)
        div: "f32[16, 4096]" = torch.ops.aten.div.Scalar(expand, 4096.0)
        mul_8: "f32[16, 4096]" = torch.ops.aten.mul.Tensor(div, mul_2)
        add: "f32[16, 4096]" = torch.ops.aten.add.Tensor(mul_4, mul_8)
        convert_element_type_3: "bf16[16, 4096]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        add_1: "bf16[16, 4096]" = torch.ops.aten.add.Tensor(arg4, convert_element_type_3)
        return (reshape, add_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
