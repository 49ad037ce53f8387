"""assay repro 1
pattern 8d831993c4b4f7d6e480e55528f2f48a20564807b65b92477fae8d7c25e43ba9
home    3a8e187ace88
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[175360, 768]", arg1: "f32[128, 768]", arg2: "f32[768]", arg3: "f32[128, 1370, 768]", arg4: "f32[128, 1370, 1]", arg5: "f32[768]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        full: "f32[128, 1370, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[128, 1370, 768]" = torch.ops.aten.reshape.default(arg0, p1)
        select_scatter: "f32[128, 1370, 768]" = torch.ops.aten.select_scatter.default(full, arg1, 1, p2)
        mul: "f32[128, 1370, 768]" = torch.ops.aten.mul.Tensor(select_scatter, arg2)
        mul_1: "f32[128, 1370, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_2: "f32[128, 1370, 768]" = torch.ops.aten.mul.Tensor(select_scatter, arg3)
        mul_3: "f32[128, 1370, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(select_scatter, [0, 1])
        sum_3: "f32[128, 1370, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[128, 1370, 768]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[128, 1370, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 1370, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 1370, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 1370, 768]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        mul_6: "f32[128, 1370, 768]" = torch.ops.aten.mul.Tensor(mul_5, arg5)
        mul_7: "f32[128, 1370, 768]" = torch.ops.aten.mul.Tensor(mul_5, reshape)
        sum_5: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 1], True, dtype = torch.float32)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type: "bf16[128, 1370, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_2: "bf16[175360, 768]" = torch.ops.aten.reshape.default(convert_element_type, p4)
        permute: "bf16[768, 175360]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_6: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_6, p5)
        convert_element_type_1: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, mul_5, reshape_1, reshape_2, permute, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
