"""assay repro 1
pattern f55eaca59c744ab258f39d65a4d6eefdd15d0176293e490bad7b8365d17c0788
home    f7503c2f75b8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 128]", arg1: "i64[56]", arg2: "f32[128]", arg3: "f32[128, 56, 56, 128]", arg4: "f32[128, 56, 56, 1]", arg5: "f32[128, 56, 56, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[8192, 49, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[8192, 49, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        reshape_1: "f32[8192, 7, 7, 128]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        reshape_2: "f32[128, 8, 8, 7, 7, 128]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "f32[128, 8, 7, 8, 7, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "f32[128, 8, 7, 8, 7, 128]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "f32[128, 56, 56, 128]" = torch.ops.aten.reshape.default(clone, p3)
        index: "f32[128, 56, 56, 128]" = torch.ops.aten.index.Tensor(reshape_3, [None, None, arg1])
        index_1: "f32[128, 56, 56, 128]" = torch.ops.aten.index.Tensor(index, [None, arg1])
        mul: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(index_1, arg2)
        mul_1: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(index_1, arg3)
        mul_2: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_3: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(mul, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(index_1, [0, 1, 2])
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1, 2])
        sum_3: "f32[128, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        mul_4: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[128, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 56, 56, 128]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 56, 56, 128]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        add: "f32[128, 56, 56, 128]" = torch.ops.aten.add.Tensor(arg5, mul_5)
        reshape_4: "f32[128, 3136, 128]" = torch.ops.aten.reshape.default(add, p4)
        convert_element_type_1: "bf16[128, 3136, 128]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.bfloat16)
        reshape_5: "bf16[401408, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        permute_1: "bf16[128, 401408]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_5: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[128]" = torch.ops.aten.reshape.default(sum_5, p6)
        convert_element_type_2: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (sum_1, sum_2, reshape_4, reshape_5, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
