"""assay repro 1
pattern ce8617b2f6f65f37d39915efa2589e04d3b53867f21d435f133e60204c121c9c
home    67ffdff3f8f9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 56, 56, 1]", arg1: "f32[128, 56, 56, 1]", arg2: "bf16[128, 128, 56, 56][401408, 1, 7168, 128]", arg3: "bf16[401408, 128]", arg4: "f32[128, 56, 56, 1]", arg5: "f32[128]", arg6: "f32[128]", arg7: "f32[128, 56, 56, 1]", arg8: "f32[128]", arg9: "f32[128, 56, 56, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[128, 56, 56, 1]" = torch.ops.aten.div.Tensor(arg0, 128.0)
        div_1: "f32[128, 56, 56, 1]" = torch.ops.aten.div.Tensor(arg1, 128.0)
        permute: "bf16[128, 56, 56, 128]" = torch.ops.aten.permute.default(arg2, [0, 2, 3, 1])
        reshape: "bf16[8192, 49, 128]" = torch.ops.aten.reshape.default(arg3, p0)
        convert_element_type: "f32[128, 56, 56, 128]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        mul: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(sub, arg0)
        mul_1: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul, arg5)
        add: "f32[128, 56, 56, 128]" = torch.ops.aten.add.Tensor(mul_1, arg6)
        sub_1: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(add, arg7)
        mul_2: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(sub_1, arg1)
        convert_element_type_1: "f32[8192, 49, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        reshape_1: "f32[8192, 7, 7, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "f32[128, 8, 8, 7, 7, 128]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "f32[128, 8, 7, 8, 7, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "f32[128, 8, 7, 8, 7, 128]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "f32[128, 56, 56, 128]" = torch.ops.aten.reshape.default(clone, p3)
        mul_3: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(reshape_3, arg8)
        mul_4: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul_3, mul_2)
        mul_5: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(reshape_3, mul_2)
        mul_6: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul_3, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1, 2])
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0, 1, 2])
        sum_3: "f32[128, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [3], True)
        mul_7: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul_2, sum_3)
        sum_4: "f32[128, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        sub_2: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(mul_6, sum_4)
        sub_3: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(sub_2, mul_7)
        mul_8: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(div_1, sub_3)
        add_1: "f32[128, 56, 56, 128]" = torch.ops.aten.add.Tensor(arg9, mul_8)
        mul_9: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(add_1, arg5)
        mul_10: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(add_1, mul)
        mul_11: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul_9, mul)
        mul_12: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul_9, 128.0)
        sum_5: "f32[128]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1, 2])
        sum_6: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 1, 2])
        sum_7: "f32[128, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul_11, [3], True)
        mul_13: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul, sum_7)
        sum_8: "f32[128, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul_9, [3], True)
        sub_4: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(mul_12, sum_8)
        sub_5: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(sub_4, mul_13)
        mul_14: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(div, sub_5)
        convert_element_type_2: "bf16[128, 56, 56, 128]" = torch.ops.prims.convert_element_type.default(mul_14, torch.bfloat16)
        permute_2: "bf16[128, 128, 56, 56]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 3, 1, 2])
        sum_9: "bf16[128]" = torch.ops.aten.sum.dim_IntList(permute_2, [0, 2, 3])
        convert_element_type_3: "f32[128]" = torch.ops.prims.convert_element_type.default(sum_9, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, permute_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
