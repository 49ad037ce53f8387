"""assay repro 1
pattern 648db9e9bc8a83490d14d07c1e280d89ddd188d0742a303dd84b3abeddea8326
home    bc42b3e15584
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 3136, 1]", arg1: "f32[64, 3136, 1]", arg2: "bf16[64, 64, 56, 56]", arg3: "bf16[64, 64, 56, 56][200704, 1, 3584, 64]", arg4: "bf16[64, 64, 56, 56][200704, 1, 3584, 64]", arg5: "bf16[64, 64, 56, 56][200704, 1, 3584, 64]", arg6: "f32[64]", arg7: "f32[64, 3136, 1]", arg8: "f32[64]", arg9: "f32[64]", arg10: "f32[64, 3136, 1]", arg11: "f32[64, 3136, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[64, 3136, 1]" = torch.ops.aten.div.Tensor(arg0, 64.0)
        div_1: "f32[64, 3136, 1]" = torch.ops.aten.div.Tensor(arg1, 64.0)
        reshape: "bf16[64, 64, 3136]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[64, 3136, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        convert_element_type_1: "f32[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        convert_element_type_2: "f32[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add: "f32[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_1: "f32[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        reshape_1: "f32[64, 64, 3136]" = torch.ops.aten.reshape.default(add_1, p1)
        permute_1: "f32[64, 3136, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        mul: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(permute_1, arg6)
        mul_1: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(mul, 64.0)
        sum_1: "f32[64]" = torch.ops.aten.sum.dim_IntList(permute_1, [0, 1])
        sum_2: "f32[64, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 3136, 64]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_3: "f32[64, 3136, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[64, 3136, 64]" = torch.ops.aten.clone.default(convert_element_type_3, memory_format = torch.contiguous_format)
        sub_1: "f32[64, 3136, 64]" = torch.ops.aten.sub.Tensor(clone, arg7)
        mul_2: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(sub_1, arg1)
        mul_3: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(mul_2, arg8)
        add_2: "f32[64, 3136, 64]" = torch.ops.aten.add.Tensor(mul_3, arg9)
        permute_2: "f32[64, 64, 3136]" = torch.ops.aten.permute.default(add_2, [0, 2, 1])
        permute_3: "f32[64, 3136, 64]" = torch.ops.aten.permute.default(permute_2, [0, 2, 1])
        sub_2: "f32[64, 3136, 64]" = torch.ops.aten.sub.Tensor(permute_3, arg10)
        mul_4: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(sub_2, arg0)
        mul_5: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(mul, mul_4)
        mul_6: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(permute_1, mul_4)
        sub_3: "f32[64, 3136, 64]" = torch.ops.aten.sub.Tensor(convert_element_type_3, arg7)
        mul_7: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(sub_3, arg1)
        sum_3: "f32[64]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 1])
        sum_4: "f32[64, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
        mul_8: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(mul_4, sum_4)
        sub_4: "f32[64, 3136, 64]" = torch.ops.aten.sub.Tensor(sub, mul_8)
        mul_9: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(div, sub_4)
        add_3: "f32[64, 3136, 64]" = torch.ops.aten.add.Tensor(arg11, mul_9)
        permute_4: "f32[64, 64, 3136]" = torch.ops.aten.permute.default(add_3, [0, 2, 1])
        permute_5: "f32[64, 3136, 64]" = torch.ops.aten.permute.default(permute_4, [0, 2, 1])
        mul_10: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(permute_5, arg8)
        mul_11: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(mul_10, mul_7)
        mul_12: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(permute_5, mul_7)
        mul_13: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(mul_10, 64.0)
        sum_5: "f32[64]" = torch.ops.aten.sum.dim_IntList(mul_12, [0, 1])
        sum_6: "f32[64]" = torch.ops.aten.sum.dim_IntList(permute_5, [0, 1])
        sum_7: "f32[64, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_11, [2], True)
        mul_14: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(mul_7, sum_7)
        sum_8: "f32[64, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [2], True)
        sub_5: "f32[64, 3136, 64]" = torch.ops.aten.sub.Tensor(mul_13, sum_8)
        sub_6: "f32[64, 3136, 64]" = torch.ops.aten.sub.Tensor(sub_5, mul_14)
        mul_15: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(div_1, sub_6)
        convert_element_type_4: "bf16[64, 3136, 64]" = torch.ops.prims.convert_element_type.default(mul_15, torch.bfloat16)
        permute_6: "bf16[64, 64, 3136]" = torch.ops.aten.permute.default(convert_element_type_4, [0, 2, 1])
        reshape_2: "bf16[64, 64, 56, 56]" = torch.ops.aten.reshape.default(permute_6, p2)
        sum_9: "bf16[64]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 2, 3])
        convert_element_type_5: "f32[64]" = torch.ops.prims.convert_element_type.default(sum_9, torch.float32)
        return (sum_1, sum_3, sum_5, sum_6, reshape_2, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
