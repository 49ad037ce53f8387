"""assay repro 1
pattern 4d72fd23ef645aca01d5883982b79685fba87babb4704dd45c1c00fe2a5f42db
home    a1bef579b225
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 197, 1]", arg1: "bf16[12608, 384]", arg2: "bf16[12608, 384]", arg3: "bf16[12544, 384]", arg4: "f32[64, 197, 384]", arg5: "f32[64, 197, 384]", arg6: "f32[64, 197, 384]", arg7: "f32[64, 197, 1]", arg8: "bf16[64, 384]", arg9: "f32[64, 197, 384]", arg10: "f32[384]", arg11: "f32[64, 1, 384]", arg12: "f32[384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size[]", p17: "size[]", p18: "size[]"):
        div: "f32[64, 197, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        reshape: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[64, 196, 384]" = torch.ops.aten.reshape.default(arg3, p2)
        slice_1: "f32[64, 196, 384]" = torch.ops.aten.slice.Tensor(arg4, 1, p3, p4, p5)
        slice_2: "f32[64, 196, 384]" = torch.ops.aten.slice.Tensor(arg5, 1, p6, p7, p8)
        add: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(slice_1, slice_2)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(arg6, arg7)
        mul: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[64, 384]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        select_scatter: "f32[64, 197, 384]" = torch.ops.aten.select_scatter.default(arg9, convert_element_type, 1, p9)
        convert_element_type_1: "f32[64, 197, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_2: "f32[64, 197, 384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_2)
        add_2: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(add_1, select_scatter)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(add_2, arg10)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_3: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        slice_3: "f32[64, 1, 384]" = torch.ops.aten.slice.Tensor(mul_6, 1, p10, p11, p12)
        add_3: "f32[64, 1, 384]" = torch.ops.aten.add.Tensor(arg11, slice_3)
        slice_4: "f32[64, 196, 384]" = torch.ops.aten.slice.Tensor(mul_6, 1, p13, p14, p15)
        add_4: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(add, slice_4)
        mul_7: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(add_4, arg12)
        mul_8: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(add_4, reshape_2)
        sum_5: "f32[1, 1, 384]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p16)
        sum_6: "f32[1, 1, 384]" = torch.ops.aten.sum.dim_IntList(add_3, [0], True, dtype = torch.float32)
        convert_element_type_3: "bf16[64, 196, 384]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        reshape_4: "bf16[12544, 384]" = torch.ops.aten.reshape.default(convert_element_type_3, p17)
        permute: "bf16[384, 12544]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_7: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[384]" = torch.ops.aten.reshape.default(sum_7, p18)
        convert_element_type_4: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (sum_1, sum_2, add_4, reshape_3, sum_6, reshape_4, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
