"""assay repro 1
pattern 32dcf80a612b25b54f5c95a90904ee8374cbf3952871e6eec328f947cc067868
home    1f76bd9734c3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4, 3136, 1]", arg1: "bf16[12544, 96]", arg2: "bf16[4, 96, 56, 56]", arg3: "bf16[12544, 96]", arg4: "bf16[12544, 96]", arg5: "f32[4, 3136, 1]", arg6: "f32[4, 3136, 1]", arg7: "f32[96]", arg8: "f32[96]", arg9: "f32[96]", arg10: "bf16[4, 3136, 1]", arg11: "bf16[4, 3136, 96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        div: "bf16[4, 3136, 1]" = torch.ops.aten.div.Tensor(arg0, 96.0)
        reshape: "bf16[256, 49, 96]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[4, 96, 3136]" = torch.ops.aten.reshape.default(arg2, p1)
        permute: "bf16[4, 3136, 96]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        clone: "bf16[4, 3136, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[256, 49, 96]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_3: "bf16[256, 49, 96]" = torch.ops.aten.reshape.default(arg4, p3)
        add: "bf16[256, 49, 96]" = torch.ops.aten.add.Tensor(reshape, reshape_3)
        add_1: "bf16[256, 49, 96]" = torch.ops.aten.add.Tensor(add, reshape_2)
        reshape_4: "bf16[256, 7, 7, 96]" = torch.ops.aten.reshape.default(add_1, p4)
        reshape_5: "bf16[4, 8, 8, 7, 7, 96]" = torch.ops.aten.reshape.default(reshape_4, p5)
        permute_1: "bf16[4, 8, 7, 8, 7, 96]" = torch.ops.aten.permute.default(reshape_5, [0, 1, 3, 2, 4, 5])
        clone_1: "bf16[4, 8, 7, 8, 7, 96]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_6: "bf16[4, 56, 56, 96]" = torch.ops.aten.reshape.default(clone_1, p6)
        reshape_7: "bf16[4, 3136, 96]" = torch.ops.aten.reshape.default(reshape_6, p7)
        convert_element_type: "bf16[4, 3136, 1]" = torch.ops.prims.convert_element_type.default(arg5, torch.bfloat16)
        div_1: "bf16[4, 3136, 1]" = torch.ops.aten.div.Tensor(convert_element_type, 96.0)
        convert_element_type_1: "bf16[4, 3136, 1]" = torch.ops.prims.convert_element_type.default(arg6, torch.bfloat16)
        convert_element_type_2: "f32[4, 3136, 96]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        sub: "f32[4, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg6)
        mul: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, arg5)
        mul_1: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg7)
        add_2: "f32[4, 3136, 96]" = torch.ops.aten.add.Tensor(mul_1, arg8)
        convert_element_type_3: "bf16[4, 3136, 96]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        convert_element_type_4: "f32[4, 3136, 96]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone_2: "f32[4, 3136, 96]" = torch.ops.aten.clone.default(convert_element_type_4, memory_format = torch.contiguous_format)
        sub_1: "f32[4, 3136, 96]" = torch.ops.aten.sub.Tensor(clone_2, convert_element_type_1)
        mul_2: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(sub_1, convert_element_type)
        convert_element_type_5: "f32[4, 3136, 96]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        mul_3: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(convert_element_type_5, arg9)
        mul_4: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_3, 96.0)
        sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 1])
        sum_2: "f32[4, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        sub_2: "f32[4, 3136, 96]" = torch.ops.aten.sub.Tensor(mul_4, sum_2)
        convert_element_type_6: "f32[4, 3136, 96]" = torch.ops.prims.convert_element_type.default(convert_element_type_3, torch.float32)
        sub_3: "f32[4, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type_6, arg10)
        mul_5: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(sub_3, arg0)
        mul_6: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_3, mul_5)
        mul_7: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(convert_element_type_5, mul_5)
        sum_3: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 1])
        sum_4: "f32[4, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_6, [2], True)
        mul_8: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_5, sum_4)
        sub_4: "f32[4, 3136, 96]" = torch.ops.aten.sub.Tensor(sub_2, mul_8)
        mul_9: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(div, sub_4)
        convert_element_type_7: "bf16[4, 3136, 96]" = torch.ops.prims.convert_element_type.default(mul_9, torch.bfloat16)
        add_3: "bf16[4, 3136, 96]" = torch.ops.aten.add.Tensor(arg11, convert_element_type_7)
        convert_element_type_8: "f32[4, 3136, 96]" = torch.ops.prims.convert_element_type.default(add_3, torch.float32)
        mul_10: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(convert_element_type_8, arg7)
        mul_11: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_10, mul_2)
        mul_12: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(convert_element_type_8, mul_2)
        mul_13: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_10, 96.0)
        sum_5: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_12, [0, 1])
        sum_6: "f32[96]" = torch.ops.aten.sum.dim_IntList(convert_element_type_8, [0, 1])
        sum_7: "f32[4, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_11, [2], True)
        mul_14: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_2, sum_7)
        sum_8: "f32[4, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [2], True)
        sub_5: "f32[4, 3136, 96]" = torch.ops.aten.sub.Tensor(mul_13, sum_8)
        sub_6: "f32[4, 3136, 96]" = torch.ops.aten.sub.Tensor(sub_5, mul_14)
        mul_15: "f32[4, 3136, 96]" = torch.ops.aten.mul.Tensor(div_1, sub_6)
        convert_element_type_9: "bf16[4, 3136, 96]" = torch.ops.prims.convert_element_type.default(mul_15, torch.bfloat16)
        permute_2: "bf16[4, 96, 3136]" = torch.ops.aten.permute.default(convert_element_type_9, [0, 2, 1])
        reshape_8: "bf16[4, 96, 56, 56]" = torch.ops.aten.reshape.default(permute_2, p8)
        return (sum_1, sum_3, sum_5, sum_6, reshape_8)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
