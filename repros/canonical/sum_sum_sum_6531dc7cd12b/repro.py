"""assay repro 1
pattern 6531dc7cd12bfa34614fc555dbb4a95dc9912d5d43a9d98800ff7d3e5f44a9c8
home    e2dae4427783
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 96]", arg1: "f32[96]", arg2: "f32[64, 3136, 96]", arg3: "f32[64, 3136, 1]", arg4: "f32[64, 3136, 96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        reshape: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_3: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, 96.0)
        sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[96]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[64, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[64, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        add: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(arg4, mul_5)
        reshape_1: "f32[4096, 7, 7, 96]" = torch.ops.aten.reshape.default(add, p1)
        reshape_2: "f32[1024, 2, 2, 7, 7, 96]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "f32[1024, 7, 2, 7, 2, 96]" = torch.ops.aten.permute.default(reshape_2, [0, 3, 1, 4, 2, 5])
        clone: "f32[1024, 7, 2, 7, 2, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "f32[1024, 14, 14, 96]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_4: "f32[256, 2, 2, 14, 14, 96]" = torch.ops.aten.reshape.default(reshape_3, p4)
        permute_1: "f32[256, 14, 2, 14, 2, 96]" = torch.ops.aten.permute.default(reshape_4, [0, 3, 1, 4, 2, 5])
        clone_1: "f32[256, 14, 2, 14, 2, 96]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_5: "f32[256, 28, 28, 96]" = torch.ops.aten.reshape.default(clone_1, p5)
        reshape_6: "f32[64, 2, 2, 28, 28, 96]" = torch.ops.aten.reshape.default(reshape_5, p6)
        permute_2: "f32[64, 28, 2, 28, 2, 96]" = torch.ops.aten.permute.default(reshape_6, [0, 3, 1, 4, 2, 5])
        clone_2: "f32[64, 28, 2, 28, 2, 96]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_7: "f32[64, 56, 56, 96]" = torch.ops.aten.reshape.default(clone_2, p7)
        reshape_8: "f32[64, 3136, 96]" = torch.ops.aten.reshape.default(reshape_7, p8)
        sum_5: "f32[1, 3136, 96]" = torch.ops.aten.sum.dim_IntList(reshape_8, [0], True, dtype = torch.float32)
        convert_element_type_1: "bf16[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(reshape_8, torch.bfloat16)
        permute_3: "bf16[64, 96, 3136]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        reshape_9: "bf16[64, 96, 56, 56]" = torch.ops.aten.reshape.default(permute_3, p9)
        sum_6: "bf16[96]" = torch.ops.aten.sum.dim_IntList(reshape_9, [0, 2, 3])
        convert_element_type_2: "f32[96]" = torch.ops.prims.convert_element_type.default(sum_6, torch.float32)
        return (sum_1, sum_2, sum_5, reshape_9, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
