"""assay repro 1
pattern b987988114c5204b336710f8cd346f71d2004f391f5fd2be99c683f7b28e808f
home    eed8904cd6cc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[32, 128, 512]", arg1: "f32[32, 128, 512]", arg2: "f32[32, 128, 1]", arg3: "bf16[4096, 512]", arg4: "bf16[4096, 512]", arg5: "bf16[4096, 512]", arg6: "f32[512]", arg7: "f32[32, 128, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        mul: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        mul_2: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_1, arg2)
        pow_1: "f32[32, 128, 512]" = torch.ops.aten.pow.Tensor_Scalar(mul_1, 1.0)
        mul_3: "f32[32, 128, 512]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        pow_2: "f32[32, 128, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg2, 3)
        reshape: "bf16[32, 128, 512]" = torch.ops.aten.reshape.default(arg3, p0)
        reshape_1: "bf16[32, 128, 512]" = torch.ops.aten.reshape.default(arg4, p1)
        reshape_2: "bf16[32, 128, 512]" = torch.ops.aten.reshape.default(arg5, p2)
        convert_element_type: "f32[32, 128, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        mul_4: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_2: "f32[32, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_3: "f32[32, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[32, 128, 512]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_3)
        add_1: "f32[32, 128, 512]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        mul_5: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(add_1, arg6)
        mul_6: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(add_1, mul_2)
        mul_7: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_5, arg2)
        add_2: "f32[32, 128, 512]" = torch.ops.aten.add.Tensor(arg7, mul_7)
        mul_8: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_5, mul_1)
        sum_1: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[512]" = torch.ops.aten.reshape.default(sum_1, p3)
        sum_2: "f32[32, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_8, [2], True, dtype = torch.float32)
        mul_9: "f32[32, 128, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_10: "f32[32, 128, 1]" = torch.ops.aten.mul.Tensor(mul_9, pow_2)
        expand: "f32[32, 128, 512]" = torch.ops.aten.expand.default(mul_10, p4)
        div: "f32[32, 128, 512]" = torch.ops.aten.div.Scalar(expand, 512.0)
        mul_11: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(div, mul_3)
        add_3: "f32[32, 128, 512]" = torch.ops.aten.add.Tensor(add_2, mul_11)
        mul_12: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(add_3, mul_4)
        return (reshape_3, mul_12)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
