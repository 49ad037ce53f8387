"""assay repro 1
pattern f11b505210ff1f79df2f48544cf4f258d23702d47ce73f79d9a2d2224dc79112
home    e6c7db38efa2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 197, 1]", arg1: "bf16[12608, 384]", arg2: "bf16[12608, 384]", arg3: "bf16[64, 384]", arg4: "f32[64, 197, 384]", arg5: "f32[64, 197, 1]", arg6: "bf16[64, 384]", arg7: "f32[64, 197, 384]", arg8: "f32[384]", arg9: "f32[64, 1, 384]", arg10: "f32[384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]"):
        div: "f32[64, 197, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        reshape: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[64, 1, 384]" = torch.ops.aten.reshape.default(arg3, p2)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(arg4, arg5)
        mul: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[64, 384]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        select_scatter: "f32[64, 197, 384]" = torch.ops.aten.select_scatter.default(arg7, convert_element_type, 1, p3)
        convert_element_type_1: "f32[64, 197, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_2: "f32[64, 197, 384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_2)
        add_1: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(add, select_scatter)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(add_1, arg8)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(add_1, mul)
        mul_3: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        slice_1: "f32[64, 1, 384]" = torch.ops.aten.slice.Tensor(mul_6, 1, p4, p5, p6)
        add_2: "f32[64, 1, 384]" = torch.ops.aten.add.Tensor(arg9, slice_1)
        mul_7: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(add_2, arg10)
        mul_8: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(add_2, reshape_2)
        sum_5: "f32[1, 1, 384]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p7)
        convert_element_type_3: "bf16[64, 1, 384]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        reshape_4: "bf16[64, 384]" = torch.ops.aten.reshape.default(convert_element_type_3, p8)
        permute: "bf16[384, 64]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_6: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[384]" = torch.ops.aten.reshape.default(sum_6, p9)
        convert_element_type_4: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (sum_1, sum_2, mul_6, add_2, reshape_3, reshape_4, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
