"""assay repro 1
pattern 2e6ac4b3143ec39471915eae919ee004e12eb1c1445c8c82eaa3f4a57ffaa869
home    1e35f78c44cb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 3136, 1]", arg1: "bf16[200704, 96]", arg2: "bf16[200704, 96]", arg3: "bf16[200704, 96]", arg4: "bf16[200704, 96]", arg5: "f32[64, 3136, 1]", arg6: "i64[56]", arg7: "f32[64, 3136, 96]", arg8: "f32[96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        div: "f32[64, 3136, 1]" = torch.ops.aten.div.Tensor(arg0, 96.0)
        reshape: "bf16[4096, 49, 96]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[4096, 49, 96]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_3: "bf16[4096, 49, 96]" = torch.ops.aten.reshape.default(arg4, p3)
        convert_element_type: "f32[4096, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        sub: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg5)
        mul: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_2: "f32[4096, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_3: "f32[4096, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add: "f32[4096, 49, 96]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_3)
        add_1: "f32[4096, 49, 96]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        reshape_4: "f32[4096, 7, 7, 96]" = torch.ops.aten.reshape.default(add_1, p4)
        reshape_5: "f32[64, 8, 8, 7, 7, 96]" = torch.ops.aten.reshape.default(reshape_4, p5)
        permute: "f32[64, 8, 7, 8, 7, 96]" = torch.ops.aten.permute.default(reshape_5, [0, 1, 3, 2, 4, 5])
        clone: "f32[64, 8, 7, 8, 7, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_6: "f32[64, 56, 56, 96]" = torch.ops.aten.reshape.default(clone, p6)
        index: "f32[64, 56, 56, 96]" = torch.ops.aten.index.Tensor(reshape_6, [None, None, arg6])
        index_1: "f32[64, 56, 56, 96]" = torch.ops.aten.index.Tensor(index, [None, arg6])
        reshape_7: "f32[64, 3136, 96]" = torch.ops.aten.reshape.default(index_1, p7)
        add_2: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(arg7, reshape_7)
        mul_1: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(add_2, arg8)
        mul_2: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_3: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_1, 96.0)
        sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_2: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[64, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_4: "bf16[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_8: "bf16[200704, 96]" = torch.ops.aten.reshape.default(convert_element_type_4, p8)
        permute_1: "bf16[96, 200704]" = torch.ops.aten.permute.default(reshape_8, [1, 0])
        sum_5: "f32[1, 96]" = torch.ops.aten.sum.dim_IntList(reshape_8, [0], True, dtype = torch.float32)
        reshape_9: "f32[96]" = torch.ops.aten.reshape.default(sum_5, p9)
        convert_element_type_5: "f32[96]" = torch.ops.prims.convert_element_type.default(reshape_9, torch.float32)
        return (add_2, sum_1, sum_2, reshape_8, permute_1, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
