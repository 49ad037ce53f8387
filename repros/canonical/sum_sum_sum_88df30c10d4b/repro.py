"""assay repro 1
pattern 88df30c10d4b378f5aadffda0b51aa19cb6d0dea6025e678a54b9df443a7d45d
home    9923e0922774
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 1024]", arg1: "b8[512, 16, 1024]", arg2: "b8[512, 16, 1024]", arg3: "f32[1024]", arg4: "f32[512, 16, 1024]", arg5: "f32[512, 16, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16, 512, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[512, 16, 1024]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[512, 16, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[512, 16, 1024]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul_1: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.1111111111111112)
        convert_element_type_2: "f32[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        permute: "f32[512, 16, 1024]" = torch.ops.aten.permute.default(convert_element_type_2, [1, 0, 2])
        mul_2: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(permute, mul_1)
        clone: "f32[512, 16, 1024]" = torch.ops.aten.clone.default(mul_2, memory_format = torch.contiguous_format)
        mul_3: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(clone, arg3)
        mul_4: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(clone, arg4)
        mul_5: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(mul_3, arg4)
        mul_6: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(mul_3, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(clone, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_3: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
        mul_7: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(arg4, sum_3)
        sum_4: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        sub: "f32[512, 16, 1024]" = torch.ops.aten.sub.Tensor(mul_6, sum_4)
        sub_1: "f32[512, 16, 1024]" = torch.ops.aten.sub.Tensor(sub, mul_7)
        mul_8: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(arg5, sub_1)
        convert_element_type_3: "bf16[512, 16, 1024]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        mul_9: "bf16[512, 16, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul)
        reshape_1: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(mul_9, p1)
        permute_1: "bf16[1024, 8192]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[1024]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_4: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, mul_8, reshape_1, permute_1, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
