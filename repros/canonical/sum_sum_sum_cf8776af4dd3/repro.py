"""assay repro 1
pattern cf8776af4dd3595d83d7d80a93fd8b3fc2ed6fad01efed30bbea21aa1bb0727f
home    d7840a787af2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768]", arg1: "bf16[128, 768]", arg2: "f32[768]", arg3: "f32[128, 198, 768]", arg4: "f32[128, 198, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        full: "f32[128, 198, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        convert_element_type: "f32[128, 768]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        select_scatter: "f32[128, 198, 768]" = torch.ops.aten.select_scatter.default(full, convert_element_type, 1, p1)
        convert_element_type_1: "f32[128, 768]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        select_scatter_1: "f32[128, 198, 768]" = torch.ops.aten.select_scatter.default(full, convert_element_type_1, 1, p2)
        add: "f32[128, 198, 768]" = torch.ops.aten.add.Tensor(select_scatter, select_scatter_1)
        mul: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(add, arg2)
        mul_1: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(add, arg3)
        mul_2: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_3: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[128, 198, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[128, 198, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 198, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 198, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        convert_element_type_2: "bf16[128, 198, 768]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        reshape: "bf16[25344, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p3)
        permute: "bf16[768, 25344]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (sum_1, sum_2, mul_5, reshape, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
