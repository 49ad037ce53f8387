"""assay repro 1
pattern 8853fb720bc8d76fec24c9c42ffa6e9c7a59a94f2da86b0da80d6d6a7768d4a6
home    2ffa626bab28
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 96]", arg1: "f32[96]", arg2: "f32[128, 3136, 96]", arg3: "f32[128, 3136, 1]", arg4: "f32[128, 3136, 96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[128, 3136, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_3: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, 96.0)
        sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[96]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        add: "f32[128, 3136, 96]" = torch.ops.aten.add.Tensor(arg4, mul_5)
        convert_element_type_1: "bf16[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        reshape_1: "bf16[128, 56, 56, 96]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[128, 8, 7, 8, 7, 96]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[128, 8, 8, 7, 7, 96]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[128, 8, 8, 7, 7, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[8192, 7, 7, 96]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_4: "bf16[8192, 49, 96]" = torch.ops.aten.reshape.default(reshape_3, p4)
        reshape_5: "bf16[401408, 96]" = torch.ops.aten.reshape.default(reshape_4, p5)
        permute_1: "bf16[96, 401408]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_5: "f32[1, 96]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[96]" = torch.ops.aten.reshape.default(sum_5, p6)
        convert_element_type_2: "f32[96]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (sum_1, sum_2, add, reshape_5, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
