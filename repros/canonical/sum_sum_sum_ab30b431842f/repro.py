"""assay repro 1
pattern ab30b431842fa3dbc0af6835065da9ef651b6a6397d6d992f363eea0b9c7e7d6
home    8aa4ddb427a3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 3136, 1]", arg1: "f32[128, 3136, 1]", arg2: "bf16[128, 96, 56, 56]", arg3: "bf16[401408, 96]", arg4: "bf16[401408, 96]", arg5: "bf16[401408, 96]", arg6: "f32[128, 3136, 1]", arg7: "f32[96]", arg8: "f32[96]", arg9: "f32[128, 3136, 1]", arg10: "f32[96]", arg11: "f32[128, 3136, 96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        div: "f32[128, 3136, 1]" = torch.ops.aten.div.Tensor(arg0, 96.0)
        div_1: "f32[128, 3136, 1]" = torch.ops.aten.div.Tensor(arg1, 96.0)
        reshape: "bf16[128, 96, 3136]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[128, 3136, 96]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "bf16[8192, 49, 96]" = torch.ops.aten.reshape.default(arg3, p1)
        reshape_2: "bf16[8192, 49, 96]" = torch.ops.aten.reshape.default(arg4, p2)
        reshape_3: "bf16[8192, 49, 96]" = torch.ops.aten.reshape.default(arg5, p3)
        convert_element_type: "f32[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[128, 3136, 96]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        sub: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(clone, arg6)
        mul: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, arg1)
        mul_1: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg7)
        add: "f32[128, 3136, 96]" = torch.ops.aten.add.Tensor(mul_1, arg8)
        sub_1: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(add, arg9)
        mul_2: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        sub_2: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, arg6)
        mul_3: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(sub_2, arg1)
        convert_element_type_1: "f32[8192, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[8192, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_3: "f32[8192, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add_1: "f32[8192, 49, 96]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_3)
        add_2: "f32[8192, 49, 96]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        reshape_4: "f32[8192, 7, 7, 96]" = torch.ops.aten.reshape.default(add_2, p4)
        reshape_5: "f32[128, 8, 8, 7, 7, 96]" = torch.ops.aten.reshape.default(reshape_4, p5)
        permute_1: "f32[128, 8, 7, 8, 7, 96]" = torch.ops.aten.permute.default(reshape_5, [0, 1, 3, 2, 4, 5])
        clone_1: "f32[128, 8, 7, 8, 7, 96]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_6: "f32[128, 56, 56, 96]" = torch.ops.aten.reshape.default(clone_1, p6)
        reshape_7: "f32[128, 3136, 96]" = torch.ops.aten.reshape.default(reshape_6, p7)
        mul_4: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(reshape_7, arg10)
        mul_5: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_4, mul_2)
        mul_6: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(reshape_7, mul_2)
        mul_7: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_4, 96.0)
        sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 1])
        sum_2: "f32[96]" = torch.ops.aten.sum.dim_IntList(reshape_7, [0, 1])
        sum_3: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
        mul_8: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_2, sum_3)
        sum_4: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        sub_3: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(mul_7, sum_4)
        sub_4: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(sub_3, mul_8)
        mul_9: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(div, sub_4)
        add_3: "f32[128, 3136, 96]" = torch.ops.aten.add.Tensor(arg11, mul_9)
        mul_10: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(add_3, arg7)
        mul_11: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(add_3, mul_3)
        mul_12: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_10, mul_3)
        mul_13: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_10, 96.0)
        sum_5: "f32[96]" = torch.ops.aten.sum.dim_IntList(add_3, [0, 1])
        sum_6: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 1])
        sum_7: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_12, [2], True)
        mul_14: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_3, sum_7)
        sum_8: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [2], True)
        sub_5: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(mul_13, sum_8)
        sub_6: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(sub_5, mul_14)
        mul_15: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(div_1, sub_6)
        convert_element_type_4: "bf16[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(mul_15, torch.bfloat16)
        permute_2: "bf16[128, 96, 3136]" = torch.ops.aten.permute.default(convert_element_type_4, [0, 2, 1])
        reshape_8: "bf16[128, 96, 56, 56]" = torch.ops.aten.reshape.default(permute_2, p8)
        sum_9: "bf16[96]" = torch.ops.aten.sum.dim_IntList(reshape_8, [0, 2, 3])
        convert_element_type_5: "f32[96]" = torch.ops.prims.convert_element_type.default(sum_9, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, reshape_8, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
