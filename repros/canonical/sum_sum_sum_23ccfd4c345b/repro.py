"""assay repro 1
pattern 23ccfd4c345b7f9f56037c324de3b5cd6ce6c4a40aba1c2eb90f6a95f81245ef
home    4b222c93b2e9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "bf16[1000, 2048]", arg2: "bf16[1000, 2048]", arg3: "bf16[1000, 2048]", arg4: "f32[2048]", arg5: "f32[1, 1000, 2048]", arg6: "f32[1, 1000, 1]", arg7: "f32[1, 1000, 2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_3: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg3, p3)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_3: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_3)
        add_1: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        add_2: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(add_2, arg4)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(add_2, arg5)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul, arg5)
        mul_3: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul, 2048.0)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg5, sum_3)
        sum_4: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg6, sub_1)
        add_3: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg7, mul_5)
        convert_element_type_4: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_4: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_4, p4)
        permute: "bf16[2048, 1000]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_5: "f32[1, 2048]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[2048]" = torch.ops.aten.reshape.default(sum_5, p5)
        convert_element_type_5: "f32[2048]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        convert_element_type_6: "f32[2048]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (sum_1, sum_2, add_3, reshape_4, permute, convert_element_type_5, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
