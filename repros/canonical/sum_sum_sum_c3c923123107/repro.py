"""assay repro 1
pattern c3c9231231070704a8a3e578fbf3dcd40be368981e77e04ba2fd6406f5b4b805
home    fb8f698ee845
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 16384]", arg1: "bf16[4096, 16384]", arg2: "bf16[4096, 16384]", arg3: "bf16[4096, 16384]", arg4: "bf16[4096, 16384]", arg5: "bf16[4096, 16384]", arg6: "bf16[4096, 16384]", arg7: "bf16[4096, 16384]", arg8: "bf16[4096, 16384]", arg9: "bf16[4096, 16384]", arg10: "bf16[4096, 16384]", arg11: "bf16[4096, 16384]", arg12: "bf16[4096, 16384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]"):
        reshape: "bf16[8, 512, 16384]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[8, 512, 16384]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        reshape_1: "bf16[8, 512, 16384]" = torch.ops.aten.reshape.default(arg1, p1)
        sum_1: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(arg2, [0], True, dtype = torch.float32)
        reshape_2: "f32[16384]" = torch.ops.aten.reshape.default(sum_1, p2)
        sum_2: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(arg3, [0], True, dtype = torch.float32)
        reshape_3: "f32[16384]" = torch.ops.aten.reshape.default(sum_2, p3)
        sum_3: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(arg4, [0], True, dtype = torch.float32)
        reshape_4: "f32[16384]" = torch.ops.aten.reshape.default(sum_3, p4)
        sum_4: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(arg5, [0], True, dtype = torch.float32)
        reshape_5: "f32[16384]" = torch.ops.aten.reshape.default(sum_4, p5)
        sum_5: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(arg6, [0], True, dtype = torch.float32)
        reshape_6: "f32[16384]" = torch.ops.aten.reshape.default(sum_5, p6)
        sum_6: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(arg7, [0], True, dtype = torch.float32)
        reshape_7: "f32[16384]" = torch.ops.aten.reshape.default(sum_6, p7)
        sum_7: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(arg8, [0], True, dtype = torch.float32)
        reshape_8: "f32[16384]" = torch.ops.aten.reshape.default(sum_7, p8)
        sum_8: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(arg9, [0], True, dtype = torch.float32)
        reshape_9: "f32[16384]" = torch.ops.aten.reshape.default(sum_8, p9)
        sum_9: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(arg10, [0], True, dtype = torch.float32)
        reshape_10: "f32[16384]" = torch.ops.aten.reshape.default(sum_9, p10)
        sum_10: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(arg11, [0], True, dtype = torch.float32)
        reshape_11: "f32[16384]" = torch.ops.aten.reshape.default(sum_10, p11)
        sum_11: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(arg12, [0], True, dtype = torch.float32)
        reshape_12: "f32[16384]" = torch.ops.aten.reshape.default(sum_11, p12)
        convert_element_type: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_1: "f32[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        convert_element_type_2: "f32[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[8, 512, 16384]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 2.0)
        mul_2: "f32[8, 512, 16384]" = torch.ops.aten.mul.Scalar(pow_1, 3.0)
        pow_2: "f32[8, 512, 16384]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 3.0)
        mul_3: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(pow_2, 0.044715)
        add: "f32[8, 512, 16384]" = torch.ops.aten.add.Tensor(reshape, mul_3)
        mul_4: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "f32[8, 512, 16384]" = torch.ops.aten.tanh.default(mul_4)
        add_1: "f32[8, 512, 16384]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_5: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        mul_6: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_1)
        sub: "f32[8, 512, 16384]" = torch.ops.aten.sub.Tensor(1.0, mul_5)
        mul_7: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(mul_1, sub)
        mul_8: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(mul_7, 0.7978845608028654)
        mul_9: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(mul_8, 0.044715)
        mul_10: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(mul_9, mul_2)
        convert_element_type_3: "bf16[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        mul_11: "bf16[8, 512, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type_3, 0.5)
        convert_element_type_4: "bf16[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        convert_element_type_5: "bf16[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        add_2: "bf16[8, 512, 16384]" = torch.ops.aten.add.Tensor(convert_element_type_5, convert_element_type_4)
        add_3: "bf16[8, 512, 16384]" = torch.ops.aten.add.Tensor(add_2, mul_11)
        reshape_13: "bf16[4096, 16384]" = torch.ops.aten.reshape.default(add_3, p13)
        permute: "bf16[16384, 4096]" = torch.ops.aten.permute.default(reshape_13, [1, 0])
        sum_12: "f32[1, 16384]" = torch.ops.aten.sum.dim_IntList(reshape_13, [0], True, dtype = torch.float32)
        reshape_14: "f32[16384]" = torch.ops.aten.reshape.default(sum_12, p14)
        convert_element_type_6: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        convert_element_type_7: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        convert_element_type_8: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        convert_element_type_9: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        convert_element_type_10: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        convert_element_type_11: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_8, torch.float32)
        convert_element_type_12: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_9, torch.float32)
        convert_element_type_13: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_10, torch.float32)
        convert_element_type_14: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_11, torch.float32)
        convert_element_type_15: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_12, torch.float32)
        add_4: "f32[16384]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_15)
        add_5: "f32[16384]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_13)
        add_6: "f32[16384]" = torch.ops.aten.add.Tensor(add_5, convert_element_type_11)
        add_7: "f32[16384]" = torch.ops.aten.add.Tensor(add_6, convert_element_type_9)
        add_8: "f32[16384]" = torch.ops.aten.add.Tensor(add_7, convert_element_type_7)
        add_9: "f32[16384]" = torch.ops.aten.add.Tensor(add_8, convert_element_type_6)
        add_10: "f32[16384]" = torch.ops.aten.add.Tensor(add_9, convert_element_type_8)
        add_11: "f32[16384]" = torch.ops.aten.add.Tensor(add_10, convert_element_type_10)
        add_12: "f32[16384]" = torch.ops.aten.add.Tensor(add_11, convert_element_type_12)
        add_13: "f32[16384]" = torch.ops.aten.add.Tensor(add_12, convert_element_type_14)
        convert_element_type_16: "f32[16384]" = torch.ops.prims.convert_element_type.default(reshape_14, torch.float32)
        add_14: "f32[16384]" = torch.ops.aten.add.Tensor(add_13, convert_element_type_16)
        return (reshape_13, permute, add_14)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
