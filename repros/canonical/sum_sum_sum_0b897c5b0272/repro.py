"""assay repro 1
pattern 0b897c5b0272f0757b413de30ab399870a7d38e145136a95f8f57c1c580d1c41
home    6bfae94b7def
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 401, 1]", arg1: "f32[128, 401, 1]", arg2: "bf16[51328, 128]", arg3: "bf16[51328, 128]", arg4: "bf16[128, 128]", arg5: "f32[128, 1, 128]", arg6: "f32[128, 401, 128]", arg7: "f32[128, 401, 1]", arg8: "f32[128, 401, 128]", arg9: "f32[128, 401, 1]", arg10: "bf16[128, 128]", arg11: "f32[128]", arg12: "f32[128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size[]", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size[]", p20: "size[]"):
        div: "f32[128, 401, 1]" = torch.ops.aten.div.Tensor(arg0, 128.0)
        div_1: "f32[128, 401, 1]" = torch.ops.aten.div.Tensor(arg1, 128.0)
        full: "f32[128, 401, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[128, 401, 128]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_1: "bf16[128, 401, 128]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_2: "bf16[128, 1, 128]" = torch.ops.aten.reshape.default(arg4, p3)
        slice_scatter: "f32[128, 401, 128]" = torch.ops.aten.slice_scatter.default(full, arg5, 1, p4, p5, p6)
        sub: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(arg6, arg7)
        mul: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(sub, arg0)
        sub_1: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(arg8, arg9)
        mul_1: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(sub_1, arg1)
        convert_element_type: "f32[128, 128]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        select_scatter: "f32[128, 401, 128]" = torch.ops.aten.select_scatter.default(full, convert_element_type, 1, p7)
        mul_2: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(select_scatter, arg11)
        mul_3: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul_2, mul_1)
        mul_4: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(select_scatter, mul_1)
        mul_5: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul_2, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(select_scatter, [0, 1])
        sum_3: "f32[128, 401, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_6: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul_1, sum_3)
        sum_4: "f32[128, 401, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub_2: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_3: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(sub_2, mul_6)
        mul_7: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(div_1, sub_3)
        slice_1: "f32[128, 1, 128]" = torch.ops.aten.slice.Tensor(mul_7, 1, p8, p9, p10)
        convert_element_type_1: "bf16[128, 1, 128]" = torch.ops.prims.convert_element_type.default(slice_1, torch.bfloat16)
        reshape_3: "bf16[128, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p11)
        permute: "bf16[128, 128]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[128]" = torch.ops.aten.reshape.default(sum_5, p12)
        convert_element_type_2: "f32[128, 401, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_3: "f32[128, 401, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(convert_element_type_2, convert_element_type_3)
        convert_element_type_4: "f32[128, 1, 128]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        slice_scatter_1: "f32[128, 401, 128]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_4, 1, p13, p14, p15)
        add_1: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(add, slice_scatter_1)
        mul_8: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(add_1, arg12)
        mul_9: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(add_1, mul)
        mul_10: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul_8, mul)
        mul_11: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul_8, 128.0)
        sum_6: "f32[128]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_7: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 1])
        sum_8: "f32[128, 401, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [2], True)
        mul_12: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul, sum_8)
        sum_9: "f32[128, 401, 1]" = torch.ops.aten.sum.dim_IntList(mul_8, [2], True)
        sub_4: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(mul_11, sum_9)
        sub_5: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(sub_4, mul_12)
        mul_13: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(div, sub_5)
        add_2: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(mul_13, slice_scatter)
        slice_2: "f32[128, 1, 128]" = torch.ops.aten.slice.Tensor(add_2, 1, p16, p17, p18)
        convert_element_type_5: "bf16[128, 1, 128]" = torch.ops.prims.convert_element_type.default(slice_2, torch.bfloat16)
        reshape_5: "bf16[128, 128]" = torch.ops.aten.reshape.default(convert_element_type_5, p19)
        permute_1: "bf16[128, 128]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_10: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[128]" = torch.ops.aten.reshape.default(sum_10, p20)
        convert_element_type_6: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        convert_element_type_7: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (full, sum_1, sum_2, mul_7, reshape_3, permute, sum_6, sum_7, add_2, reshape_5, permute_1, convert_element_type_6, convert_element_type_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
