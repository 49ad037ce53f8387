"""assay repro 1
pattern e727dbe4fbd466da649789642db0abe7dd55eac230e0a9ba5bc697fbd7d0d6cf
home    08ecb3a61e21
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 49, 1]", arg1: "bf16[128, 160, 7, 7][7840, 1, 1120, 160]", arg2: "bf16[6272, 160]", arg3: "bf16[6272, 160]", arg4: "f32[128, 49, 1]", arg5: "f32[160]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[128, 49, 1]" = torch.ops.aten.div.Tensor(arg0, 160.0)
        reshape: "bf16[128, 160, 49]" = torch.ops.aten.reshape.default(arg1, p0)
        permute: "bf16[128, 49, 160]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "bf16[128, 49, 160]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[128, 49, 160]" = torch.ops.aten.reshape.default(arg3, p2)
        convert_element_type: "f32[128, 49, 160]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub: "f32[128, 49, 160]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        mul: "f32[128, 49, 160]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[128, 49, 160]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[128, 49, 160]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[128, 49, 160]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_2)
        mul_1: "f32[128, 49, 160]" = torch.ops.aten.mul.Tensor(add, arg5)
        mul_2: "f32[128, 49, 160]" = torch.ops.aten.mul.Tensor(add, mul)
        mul_3: "f32[128, 49, 160]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[128, 49, 160]" = torch.ops.aten.mul.Tensor(mul_1, 160.0)
        sum_1: "f32[160]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[160]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[128, 49, 160]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 49, 160]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 49, 160]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 49, 160]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_3: "bf16[128, 49, 160]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_1: "bf16[128, 160, 49]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 2, 1])
        reshape_3: "bf16[128, 160, 7, 7]" = torch.ops.aten.reshape.default(permute_1, p3)
        sum_5: "bf16[160]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0, 2, 3])
        convert_element_type_4: "f32[160]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_2, reshape_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
