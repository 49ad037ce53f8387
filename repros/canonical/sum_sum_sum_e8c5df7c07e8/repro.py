"""assay repro 1
pattern e8c5df7c07e829ed3b413ec00a5b958777b497265ace60df0a52d75d0db285eb
home    597b74a41992
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1, 1]", arg1: "f32[64, 49, 1]", arg2: "bf16[3136, 768]", arg3: "bf16[3136, 768]", arg4: "bf16[3136, 768]", arg5: "bf16[3136, 768]", arg6: "f32[64, 49, 1]", arg7: "f32[64, 49, 768][37632, 1, 49]", arg8: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        add: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(arg0, 0.9090909063816071)
        div: "f32[64, 49, 1]" = torch.ops.aten.div.Tensor(arg1, 768.0)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add)
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg3, p1)
        reshape_2: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg4, p2)
        reshape_3: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg5, p3)
        convert_element_type: "f32[64, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[64, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        sub: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg6)
        mul: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(sub, arg1)
        convert_element_type_2: "f32[64, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_3: "f32[64, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add_1: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_3)
        add_2: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        reshape_4: "f32[64, 7, 7, 768]" = torch.ops.aten.reshape.default(add_2, p4)
        reshape_5: "f32[64, 1, 1, 7, 7, 768]" = torch.ops.aten.reshape.default(reshape_4, p5)
        permute: "f32[64, 1, 7, 1, 7, 768]" = torch.ops.aten.permute.default(reshape_5, [0, 1, 3, 2, 4, 5])
        reshape_6: "f32[64, 7, 7, 768]" = torch.ops.aten.reshape.default(permute, p6)
        reshape_7: "f32[64, 49, 768]" = torch.ops.aten.reshape.default(reshape_6, p7)
        add_3: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(arg7, reshape_7)
        mul_1: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(add_3, floor)
        div_1: "f32[64, 49, 768]" = torch.ops.aten.div.Tensor(mul_1, 0.9090909063816071)
        mul_2: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div_1, arg8)
        mul_3: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div_1, mul)
        mul_4: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_2, mul)
        mul_5: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_2, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(div_1, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub_1: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_2: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_6)
        mul_7: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_4: "bf16[64, 49, 768]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        clone: "bf16[64, 49, 768]" = torch.ops.aten.clone.default(convert_element_type_4, memory_format = torch.contiguous_format)
        reshape_8: "bf16[3136, 768]" = torch.ops.aten.reshape.default(clone, p8)
        permute_1: "bf16[768, 3136]" = torch.ops.aten.permute.default(reshape_8, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_8, [0], True, dtype = torch.float32)
        reshape_9: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p9)
        convert_element_type_5: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_9, torch.float32)
        return (add_3, sum_1, sum_2, reshape_8, permute_1, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
