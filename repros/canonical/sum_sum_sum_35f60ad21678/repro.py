"""assay repro 1
pattern 35f60ad216783c4b41def45325b45c015ea2d9a611ef7630a288ab72e4922b69
home    c5566cccaaf1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3072, 1024]", arg1: "b8[8, 384, 1024]", arg2: "f32[8, 384, 1024]", arg3: "f32[1024]", arg4: "f32[8, 384, 1024]", arg5: "f32[8, 384, 1]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]", p11: "size[]"):
        reshape: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[8, 384, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(arg2, convert_element_type_1)
        mul_1: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(add, arg3)
        mul_2: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(add, arg4)
        mul_3: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg4)
        mul_4: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul_1, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[8, 384, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(arg4, sum_3)
        sum_4: "f32[8, 384, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(arg5, sub_1)
        convert_element_type_2: "bf16[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        mul_7: "bf16[8, 384, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        reshape_1: "bf16[8, 3, 128, 1024]" = torch.ops.aten.reshape.default(mul_7, p1)
        slice_1: "bf16[8, 2, 128, 1024]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p2, p3, p4)
        clone: "bf16[8, 2, 128, 1024]" = torch.ops.aten.clone.default(slice_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(clone, p5)
        permute: "bf16[1024, 2048]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        slice_2: "bf16[8, 1, 128, 1024]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p6, p7, p8)
        clone_1: "bf16[8, 1, 128, 1024]" = torch.ops.aten.clone.default(slice_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[1024, 1024]" = torch.ops.aten.reshape.default(clone_1, p9)
        permute_1: "bf16[1024, 1024]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_4: "f32[1024]" = torch.ops.aten.reshape.default(sum_5, p10)
        sum_6: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_5: "f32[1024]" = torch.ops.aten.reshape.default(sum_6, p11)
        convert_element_type_3: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        convert_element_type_4: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        add_1: "f32[1024]" = torch.ops.aten.add.Tensor(convert_element_type_3, convert_element_type_4)
        return (sum_1, sum_2, mul_6, reshape_2, permute, reshape_3, permute_1, add_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
