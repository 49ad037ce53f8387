"""assay repro 1
pattern 3effd9c3da27b4c584a56511f443fda9a1864ff7b8942041d5225fac6c2bb32c
home    6b4546c26db1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1, 1]", arg1: "bf16[64, 1, 1024][66560, 1024, 1]", arg2: "f32[64, 1, 1]", arg3: "bf16[64, 1024]", arg4: "f32[1024]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]"):
        div: "f32[64, 1, 1]" = torch.ops.aten.div.Tensor(arg0, 1024.0)
        full: "bf16[64, 65, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        full_1: "f32[64, 1, 1024]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        convert_element_type: "f32[64, 1, 1024]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        sub: "f32[64, 1, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, arg2)
        mul: "f32[64, 1, 1024]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[64, 1024]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        select_scatter: "f32[64, 1, 1024]" = torch.ops.aten.select_scatter.default(full_1, convert_element_type_1, 1, p2)
        mul_1: "f32[64, 1, 1024]" = torch.ops.aten.mul.Tensor(select_scatter, arg4)
        mul_2: "f32[64, 1, 1024]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[64, 1, 1024]" = torch.ops.aten.mul.Tensor(select_scatter, mul)
        mul_4: "f32[64, 1, 1024]" = torch.ops.aten.mul.Tensor(mul_1, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(select_scatter, [0, 1])
        sum_3: "f32[64, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[64, 1, 1024]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 1, 1024]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 1, 1024]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 1, 1024]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[64, 1, 1024]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        slice_scatter: "bf16[64, 65, 1024]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_2, 1, p3, p4, p5)
        reshape: "bf16[4160, 1024]" = torch.ops.aten.reshape.default(slice_scatter, p6)
        permute: "bf16[1024, 4160]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[1024]" = torch.ops.aten.reshape.default(sum_5, p7)
        convert_element_type_3: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (sum_1, sum_2, slice_scatter, reshape, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
