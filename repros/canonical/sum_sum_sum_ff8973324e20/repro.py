"""assay repro 1
pattern ff8973324e20d1d9f3d0dcdcd6013616a91273f6dc898c1e6b1559ee118889f5
home    d70c3004b25f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 512]", arg1: "f32[512]", arg2: "f32[128, 50, 512]", arg3: "f32[128, 50, 1]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        full: "f32[128, 50, 512]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        convert_element_type: "f32[128, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        select_scatter: "f32[128, 50, 512]" = torch.ops.aten.select_scatter.default(full, convert_element_type, 1, p1)
        mul: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(select_scatter, arg1)
        mul_1: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(select_scatter, arg2)
        mul_3: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(mul, 512.0)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(select_scatter, [0, 1])
        sum_3: "f32[128, 50, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[128, 50, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 50, 512]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 50, 512]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        convert_element_type_1: "bf16[128, 50, 512]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        reshape: "bf16[6400, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        permute: "bf16[512, 6400]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[512]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_2: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (full, sum_1, sum_2, mul_5, reshape, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
