"""assay repro 1
pattern 70ce0c13e1eca72d885a31942734f38893d73adee5d7d733b4713320eb25470a
home    86e0bb2a9127
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 1, 128][51328, 128, 1]", arg1: "f32[128, 1, 1]", arg2: "bf16[128, 128]", arg3: "f32[128, 401, 128]", arg4: "f32[128, 401, 128]", arg5: "f32[128, 401, 128]", arg6: "f32[128, 1, 1]", arg7: "f32[128]", arg8: "f32[128]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size[]", p17: "size[]"):
        clone: "f32[128, 1, 128]" = torch.ops.aten.clone.default(arg0, memory_format = torch.contiguous_format)
        div: "f32[128, 1, 1]" = torch.ops.aten.div.Tensor(arg1, 128.0)
        reshape: "bf16[128, 1, 128]" = torch.ops.aten.reshape.default(arg2, p0)
        slice_1: "f32[128, 400, 128]" = torch.ops.aten.slice.Tensor(arg3, 1, p1, p2, p3)
        slice_2: "f32[128, 400, 128]" = torch.ops.aten.slice.Tensor(arg4, 1, p4, p5, p6)
        slice_scatter: "f32[128, 401, 128]" = torch.ops.aten.slice_scatter.default(arg5, slice_1, 1, p7, p8, p9)
        slice_scatter_1: "f32[128, 401, 128]" = torch.ops.aten.slice_scatter.default(arg5, slice_2, 1, p10, p11, p12)
        add: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        sub: "f32[128, 1, 128]" = torch.ops.aten.sub.Tensor(arg0, arg6)
        mul: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(sub, arg1)
        sub_1: "f32[128, 1, 128]" = torch.ops.aten.sub.Tensor(clone, arg6)
        mul_1: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(sub_1, arg1)
        mul_2: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_1, arg7)
        add_1: "f32[128, 1, 128]" = torch.ops.aten.add.Tensor(mul_2, arg8)
        mul_3: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(add_1, add_1)
        mul_4: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(add_1, 0.7071067811865476)
        erf: "f32[128, 1, 128]" = torch.ops.aten.erf.default(mul_4)
        add_2: "f32[128, 1, 128]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_5: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(add_2, 0.5)
        mul_6: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_3, -0.5)
        exp: "f32[128, 1, 128]" = torch.ops.aten.exp.default(mul_6)
        mul_7: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_8: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(add_1, mul_7)
        add_3: "f32[128, 1, 128]" = torch.ops.aten.add.Tensor(mul_5, mul_8)
        convert_element_type: "f32[128, 1, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_9: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, add_3)
        mul_10: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_9, arg7)
        mul_11: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_9, mul)
        mul_12: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_10, mul)
        mul_13: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_10, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 1])
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 1])
        sum_3: "f32[128, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_12, [2], True)
        mul_14: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [2], True)
        sub_2: "f32[128, 1, 128]" = torch.ops.aten.sub.Tensor(mul_13, sum_4)
        sub_3: "f32[128, 1, 128]" = torch.ops.aten.sub.Tensor(sub_2, mul_14)
        mul_15: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(div, sub_3)
        slice_scatter_2: "f32[128, 401, 128]" = torch.ops.aten.slice_scatter.default(arg5, mul_15, 1, p13, p14, p15)
        add_4: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(add, slice_scatter_2)
        convert_element_type_1: "bf16[128, 401, 128]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        reshape_1: "bf16[51328, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p16)
        permute: "bf16[128, 51328]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[128]" = torch.ops.aten.reshape.default(sum_5, p17)
        convert_element_type_2: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, add_4, reshape_1, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
