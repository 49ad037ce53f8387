"""assay repro 1
pattern 7fe7b5d70cd91a2ebc138470000acda22c95c987db74ccfa3255207fc587114a
home    dfb70ed32472
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 3136, 1]", arg1: "bf16[200704, 96]", arg2: "bf16[200704, 96]", arg3: "f32[64, 3136, 1]", arg4: "f32[64, 3136, 96]", arg5: "f32[96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]"):
        div: "f32[64, 3136, 1]" = torch.ops.aten.div.Tensor(arg0, 96.0)
        reshape: "bf16[4096, 49, 96]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[4096, 7, 7, 96]" = torch.ops.aten.reshape.default(reshape, p2)
        reshape_3: "bf16[64, 8, 8, 7, 7, 96]" = torch.ops.aten.reshape.default(reshape_2, p3)
        permute: "bf16[64, 8, 7, 8, 7, 96]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 3, 2, 4, 5])
        clone: "bf16[64, 8, 7, 8, 7, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_4: "bf16[64, 56, 56, 96]" = torch.ops.aten.reshape.default(clone, p4)
        reshape_5: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(reshape_4, p5)
        convert_element_type: "f32[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        sub: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(arg4, convert_element_type_1)
        mul_1: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(add, arg5)
        mul_2: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(add, mul)
        mul_3: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_1, 96.0)
        sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[64, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_6: "bf16[64, 56, 56, 96]" = torch.ops.aten.reshape.default(convert_element_type_2, p6)
        reshape_7: "bf16[64, 8, 7, 8, 7, 96]" = torch.ops.aten.reshape.default(reshape_6, p7)
        permute_1: "bf16[64, 8, 8, 7, 7, 96]" = torch.ops.aten.permute.default(reshape_7, [0, 1, 3, 2, 4, 5])
        clone_1: "bf16[64, 8, 8, 7, 7, 96]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_8: "bf16[4096, 7, 7, 96]" = torch.ops.aten.reshape.default(clone_1, p8)
        reshape_9: "bf16[4096, 49, 96]" = torch.ops.aten.reshape.default(reshape_8, p9)
        reshape_10: "bf16[200704, 96]" = torch.ops.aten.reshape.default(reshape_9, p10)
        permute_2: "bf16[96, 200704]" = torch.ops.aten.permute.default(reshape_10, [1, 0])
        sum_5: "f32[1, 96]" = torch.ops.aten.sum.dim_IntList(reshape_10, [0], True, dtype = torch.float32)
        reshape_11: "f32[96]" = torch.ops.aten.reshape.default(sum_5, p11)
        convert_element_type_3: "f32[96]" = torch.ops.prims.convert_element_type.default(reshape_11, torch.float32)
        return (add, sum_1, sum_2, reshape_10, permute_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
