"""assay repro 1
pattern 2f121052d672f86b4d111d70435509c6f02b85b4cfa20eec366c2c7717cc40b0
home    2e18c759f634
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 49, 1]", arg1: "bf16[6272, 768]", arg2: "bf16[6272, 768]", arg3: "bf16[6272, 768]", arg4: "bf16[128, 49, 768]", arg5: "f32[128, 49, 1]", arg6: "f32[768]", arg7: "bf16[128, 49, 768][37632, 1, 49]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        div: "f32[128, 49, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        reshape: "bf16[128, 49, 768]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[128, 49, 768]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[128, 49, 768]" = torch.ops.aten.reshape.default(arg3, p2)
        convert_element_type: "f32[128, 49, 768]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[128, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, arg5)
        mul: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[128, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_2: "f32[128, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_3: "f32[128, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[128, 49, 768]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_3)
        add_1: "f32[128, 49, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        reshape_3: "f32[128, 7, 7, 768]" = torch.ops.aten.reshape.default(add_1, p3)
        reshape_4: "f32[128, 1, 1, 7, 7, 768]" = torch.ops.aten.reshape.default(reshape_3, p4)
        permute: "f32[128, 1, 7, 1, 7, 768]" = torch.ops.aten.permute.default(reshape_4, [0, 1, 3, 2, 4, 5])
        reshape_5: "f32[128, 7, 7, 768]" = torch.ops.aten.reshape.default(permute, p5)
        reshape_6: "f32[128, 49, 768]" = torch.ops.aten.reshape.default(reshape_5, p6)
        mul_1: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(reshape_6, arg6)
        mul_2: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(reshape_6, mul)
        mul_4: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(reshape_6, [0, 1])
        sum_3: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 49, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 49, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_4: "bf16[128, 49, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add_2: "bf16[128, 49, 768]" = torch.ops.aten.add.Tensor(arg7, convert_element_type_4)
        clone: "bf16[128, 49, 768]" = torch.ops.aten.clone.default(add_2, memory_format = torch.contiguous_format)
        reshape_7: "bf16[6272, 768]" = torch.ops.aten.reshape.default(clone, p7)
        permute_1: "bf16[768, 6272]" = torch.ops.aten.permute.default(reshape_7, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_7, [0], True, dtype = torch.float32)
        reshape_8: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p8)
        convert_element_type_5: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_8, torch.float32)
        return (sum_1, sum_2, add_2, reshape_7, permute_1, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
