"""assay repro 1
pattern fdcdb8016b194ded6290a0e020146c7037a32645385805c98253540d7a960ca6
home    bff5ab981240
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 96]", arg1: "bf16[401408, 96]", arg2: "bf16[401408, 96]", arg3: "i64[56]", arg4: "f32[96]", arg5: "f32[128, 3136, 96]", arg6: "f32[128, 3136, 1]", arg7: "f32[128, 3136, 96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        reshape: "bf16[8192, 49, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8192, 49, 96]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[8192, 49, 96]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "f32[8192, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[8192, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[8192, 49, 96]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[8192, 49, 96]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_1: "f32[8192, 49, 96]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        reshape_3: "f32[8192, 7, 7, 96]" = torch.ops.aten.reshape.default(add_1, p3)
        reshape_4: "f32[128, 8, 8, 7, 7, 96]" = torch.ops.aten.reshape.default(reshape_3, p4)
        permute: "f32[128, 8, 7, 8, 7, 96]" = torch.ops.aten.permute.default(reshape_4, [0, 1, 3, 2, 4, 5])
        clone: "f32[128, 8, 7, 8, 7, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_5: "f32[128, 56, 56, 96]" = torch.ops.aten.reshape.default(clone, p5)
        index: "f32[128, 56, 56, 96]" = torch.ops.aten.index.Tensor(reshape_5, [None, None, arg3])
        index_1: "f32[128, 56, 56, 96]" = torch.ops.aten.index.Tensor(index, [None, arg3])
        reshape_6: "f32[128, 3136, 96]" = torch.ops.aten.reshape.default(index_1, p6)
        mul: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(reshape_6, arg4)
        mul_1: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg5)
        mul_2: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(reshape_6, arg5)
        mul_3: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, 96.0)
        sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[96]" = torch.ops.aten.sum.dim_IntList(reshape_6, [0, 1])
        sum_3: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(arg5, sum_3)
        sum_4: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 3136, 96]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 3136, 96]" = torch.ops.aten.mul.Tensor(arg6, sub_1)
        add_2: "f32[128, 3136, 96]" = torch.ops.aten.add.Tensor(arg7, mul_5)
        convert_element_type_3: "bf16[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_7: "bf16[401408, 96]" = torch.ops.aten.reshape.default(convert_element_type_3, p7)
        permute_1: "bf16[96, 401408]" = torch.ops.aten.permute.default(reshape_7, [1, 0])
        sum_5: "f32[1, 96]" = torch.ops.aten.sum.dim_IntList(reshape_7, [0], True, dtype = torch.float32)
        reshape_8: "f32[96]" = torch.ops.aten.reshape.default(sum_5, p8)
        convert_element_type_4: "f32[96]" = torch.ops.prims.convert_element_type.default(reshape_8, torch.float32)
        return (sum_1, sum_2, add_2, reshape_7, permute_1, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
