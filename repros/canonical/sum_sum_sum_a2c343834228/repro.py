"""assay repro 1
pattern a2c3438342287d8dfe39096b2ef1f085c5fa28f3c6a16bf15f41ee6a65a413a4
home    e787d8863595
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "f32[1, 1, 1000, 1]", arg2: "bf16[1000, 256]", arg3: "bf16[1, 4, 1000, 256]", arg4: "f32[1, 1, 1000, 256]", arg5: "f32[1, 1, 1000, 256]", arg6: "f32[1, 1, 1000, 256]", arg7: "bf16[1, 1, 1000, 256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size[]", p16: "size[]", p17: "size[]", p18: "size[]"):
        add: "f32[256]" = torch.ops.aten.add.Tensor(arg0, 1.0)
        pow_1: "f32[1, 1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg1, 3)
        reshape: "bf16[1, 1000, 256]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[1, 1000, 1, 256]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 1, 1000, 256]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type: "f32[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        reshape_2: "f32[1, 1, 4, 1000, 256]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        sum_1: "f32[1, 1, 1, 1000, 256]" = torch.ops.aten.sum.dim_IntList(reshape_2, [2], True, dtype = torch.float32)
        squeeze: "f32[1, 1, 1000, 256]" = torch.ops.aten.squeeze.dim(sum_1, 2)
        add_1: "f32[1, 1, 1000, 256]" = torch.ops.aten.add.Tensor(arg4, squeeze)
        mul: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(add_1, arg5)
        mul_1: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(add_1, arg6)
        convert_element_type_1: "bf16[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        slice_1: "bf16[1, 1, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p3, p4, p5)
        neg: "bf16[1, 1, 1000, 128]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 1, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p6, p7, p8)
        slice_scatter: "bf16[1, 1, 1000, 256]" = torch.ops.aten.slice_scatter.default(arg7, neg, 3, p9, p10, p11)
        slice_scatter_1: "bf16[1, 1, 1000, 256]" = torch.ops.aten.slice_scatter.default(arg7, slice_2, 3, p12, p13, p14)
        add_2: "bf16[1, 1, 1000, 256]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_2: "bf16[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_3: "bf16[1, 1, 1000, 256]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_2)
        convert_element_type_3: "f32[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(add_3, torch.float32)
        mul_2: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_3, add)
        mul_3: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(mul_2, arg1)
        convert_element_type_4: "f32[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        mul_4: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(mul_2, convert_element_type_4)
        mul_5: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_4, arg1)
        mul_6: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul_5)
        pow_2: "f32[1, 1, 1000, 256]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_4, 1.0)
        mul_7: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Scalar(pow_2, 2.0)
        sum_2: "f32[1, 1, 1, 256]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 1, 2], True, dtype = torch.float32)
        reshape_3: "f32[256]" = torch.ops.aten.reshape.default(sum_2, p15)
        sum_3: "f32[1, 1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [3], True, dtype = torch.float32)
        mul_8: "f32[1, 1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_3, -0.5)
        mul_9: "f32[1, 1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_8, pow_1)
        expand: "f32[1, 1, 1000, 256]" = torch.ops.aten.expand.default(mul_9, p16)
        div: "f32[1, 1, 1000, 256]" = torch.ops.aten.div.Scalar(expand, 256.0)
        mul_10: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(div, mul_7)
        add_4: "f32[1, 1, 1000, 256]" = torch.ops.aten.add.Tensor(mul_3, mul_10)
        convert_element_type_5: "bf16[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        permute_1: "bf16[1, 1000, 1, 256]" = torch.ops.aten.permute.default(convert_element_type_5, [0, 2, 1, 3])
        reshape_4: "bf16[1, 1000, 256]" = torch.ops.aten.reshape.default(permute_1, p17)
        reshape_5: "bf16[1000, 256]" = torch.ops.aten.reshape.default(reshape_4, p18)
        permute_2: "bf16[256, 1000]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        return (reshape_3, reshape_5, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
