"""assay repro 1
pattern 6be7a5d11473709dea970ad7d5baf9c211d4ff928a0c14d26e7535a7d8a667c1
home    01eb11d8c4ec
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 49, 1]", arg1: "bf16[6272, 768]", arg2: "bf16[128, 49, 768]", arg3: "f32[128, 49, 1]", arg4: "f32[768]", arg5: "bf16[128, 49, 768][37632, 1, 49]", arg6: "bf16[128, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        div: "f32[128, 49, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        reshape: "bf16[128, 49, 768]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[128, 49, 768]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[128, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[128, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_4: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 49, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 49, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 49, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[128, 49, 768]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        mul_7: "bf16[128, 49, 768]" = torch.ops.aten.mul.Tensor(add, arg6)
        div_1: "bf16[128, 49, 768]" = torch.ops.aten.div.Tensor(mul_7, 0.9)
        reshape_1: "bf16[128, 7, 7, 768]" = torch.ops.aten.reshape.default(div_1, p1)
        reshape_2: "bf16[128, 1, 7, 1, 7, 768]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[128, 1, 1, 7, 7, 768]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        reshape_3: "bf16[128, 7, 7, 768]" = torch.ops.aten.reshape.default(permute, p3)
        reshape_4: "bf16[128, 49, 768]" = torch.ops.aten.reshape.default(reshape_3, p4)
        clone: "bf16[128, 49, 768]" = torch.ops.aten.clone.default(reshape_4, memory_format = torch.contiguous_format)
        reshape_5: "bf16[6272, 768]" = torch.ops.aten.reshape.default(clone, p5)
        permute_1: "bf16[768, 6272]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p6)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (sum_1, sum_2, add, reshape_5, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
