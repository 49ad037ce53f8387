"""assay repro 1
pattern 6d7c23205230849bc8e128b5b704e84c7f4060823802d12921d4358dfc1a1a61
home    bb34cc07c05b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[2, 1024, 512]", arg1: "f32[2, 1024, 1]", arg2: "bf16[2048, 512]", arg3: "bf16[2048, 512]", arg4: "bf16[2048, 512]", arg5: "bf16[2048, 512]", arg6: "bf16[2048, 512]", arg7: "bf16[2048, 512]", arg8: "bf16[2048, 512]", arg9: "bf16[2048, 512]", arg10: "bf16[2048, 512]", arg11: "bf16[2048, 512]", arg12: "bf16[2048, 512]", arg13: "bf16[2048, 512]", arg14: "b8[2, 1024, 512]", arg15: "b8[2, 1024, 512]", arg16: "f32[2, 1024, 512]", arg17: "f32[512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]"):
        mul: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        pow_1: "f32[2, 1024, 512]" = torch.ops.aten.pow.Tensor_Scalar(arg0, 1.0)
        mul_1: "f32[2, 1024, 512]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        pow_2: "f32[2, 1024, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg1, 3)
        reshape: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg3, p1)
        reshape_2: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg4, p2)
        reshape_3: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg5, p3)
        reshape_4: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg6, p4)
        reshape_5: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg7, p5)
        reshape_6: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg8, p6)
        reshape_7: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg9, p7)
        reshape_8: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg10, p8)
        reshape_9: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg11, p9)
        reshape_10: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg12, p10)
        reshape_11: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg13, p11)
        convert_element_type: "bf16[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(arg14, torch.bfloat16)
        mul_2: "bf16[2, 1024, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(arg15, torch.float32)
        mul_3: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.1111111111111112)
        convert_element_type_2: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(arg16, convert_element_type_2)
        convert_element_type_3: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        convert_element_type_4: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_4)
        convert_element_type_5: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add_3: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_5)
        convert_element_type_6: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        add_4: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_6)
        convert_element_type_7: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        add_5: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_7)
        convert_element_type_8: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        add_6: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(add_5, convert_element_type_8)
        convert_element_type_9: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        add_7: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(add_6, convert_element_type_9)
        convert_element_type_10: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape_8, torch.float32)
        add_8: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(add_7, convert_element_type_10)
        convert_element_type_11: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape_9, torch.float32)
        add_9: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(add_8, convert_element_type_11)
        convert_element_type_12: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape_10, torch.float32)
        add_10: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(add_9, convert_element_type_12)
        convert_element_type_13: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape_11, torch.float32)
        add_11: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(add_10, convert_element_type_13)
        mul_4: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(add_11, mul_3)
        mul_5: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_4, arg17)
        mul_6: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_5, arg1)
        mul_7: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_5, arg0)
        mul_8: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_4, mul)
        sum_1: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 1], True)
        reshape_12: "f32[512]" = torch.ops.aten.reshape.default(sum_1, p12)
        sum_2: "f32[2, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True)
        mul_9: "f32[2, 1024, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_10: "f32[2, 1024, 1]" = torch.ops.aten.mul.Tensor(mul_9, pow_2)
        expand: "f32[2, 1024, 512]" = torch.ops.aten.expand.default(mul_10, p13)
        div: "f32[2, 1024, 512]" = torch.ops.aten.div.Scalar(expand, 512.0)
        mul_11: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(div, mul_1)
        add_12: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(mul_6, mul_11)
        convert_element_type_14: "bf16[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(add_12, torch.bfloat16)
        mul_12: "bf16[2, 1024, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_14, mul_2)
        reshape_13: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_12, p14)
        permute: "bf16[512, 2048]" = torch.ops.aten.permute.default(reshape_13, [1, 0])
        return (reshape_12, add_12, reshape_13, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
