"""assay repro 1
pattern 2d593f28747edb8b802704582390a5e5092fd16df987b31611137811513e1686
home    a9a0585bd5fd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 401, 1]", arg1: "bf16[51328, 128]", arg2: "bf16[51328, 128]", arg3: "bf16[128, 128]", arg4: "f32[128, 401, 128]", arg5: "f32[128, 1, 128]", arg6: "f32[128, 401, 128]", arg7: "f32[128, 401, 1]", arg8: "f32[128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size[]", p13: "size[]"):
        div: "f32[128, 401, 1]" = torch.ops.aten.div.Tensor(arg0, 128.0)
        reshape: "bf16[128, 401, 128]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[128, 401, 128]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[128, 1, 128]" = torch.ops.aten.reshape.default(arg3, p2)
        slice_scatter: "f32[128, 401, 128]" = torch.ops.aten.slice_scatter.default(arg4, arg5, 1, p3, p4, p5)
        sub: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(arg6, arg7)
        mul: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[128, 401, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[128, 401, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        convert_element_type_2: "f32[128, 1, 128]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        slice_scatter_1: "f32[128, 401, 128]" = torch.ops.aten.slice_scatter.default(arg4, convert_element_type_2, 1, p6, p7, p8)
        add_1: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(add, slice_scatter_1)
        mul_1: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(add_1, arg8)
        mul_2: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(add_1, mul)
        mul_3: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul_1, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[128, 401, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 401, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_2: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(mul_6, slice_scatter)
        slice_1: "f32[128, 1, 128]" = torch.ops.aten.slice.Tensor(add_2, 1, p9, p10, p11)
        convert_element_type_3: "bf16[128, 1, 128]" = torch.ops.prims.convert_element_type.default(slice_1, torch.bfloat16)
        reshape_3: "bf16[128, 128]" = torch.ops.aten.reshape.default(convert_element_type_3, p12)
        permute: "bf16[128, 128]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[128]" = torch.ops.aten.reshape.default(sum_5, p13)
        convert_element_type_4: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, add_2, reshape_3, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
