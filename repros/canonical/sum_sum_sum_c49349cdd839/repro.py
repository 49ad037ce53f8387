"""assay repro 1
pattern c49349cdd839c7e2ad655379236c3a416e891f90ea1df07056e45065f641c13f
home    8b205d441db8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 8, 36, 1]", arg1: "f32[64, 8, 36, 1]", arg2: "bf16[64, 8, 36, 256][221184, 36, 1, 864]", arg3: "bf16[64, 8, 36, 256][221184, 36, 1, 864]", arg4: "bf16[512, 256, 36]", arg5: "bf16[512, 40, 256]", arg6: "bf16[512, 40, 256]", arg7: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]"):
        clamp_min: "f32[64, 8, 36, 1]" = torch.ops.aten.clamp_min.default(arg0, 1e-12)
        clamp_min_1: "f32[64, 8, 36, 1]" = torch.ops.aten.clamp_min.default(arg1, 1e-12)
        div: "f32[64, 8, 36, 256]" = torch.ops.aten.div.Tensor(arg2, arg0)
        div_1: "f32[64, 8, 36, 256]" = torch.ops.aten.div.Tensor(arg3, arg1)
        eq: "b8[64, 8, 36, 1]" = torch.ops.aten.eq.Scalar(arg0, 0.0)
        eq_1: "b8[64, 8, 36, 1]" = torch.ops.aten.eq.Scalar(arg1, 0.0)
        expand: "f32[64, 8, 36, 256]" = torch.ops.aten.expand.default(clamp_min, p0)
        div_2: "f32[64, 8, 36, 256]" = torch.ops.aten.div.Tensor(arg2, expand)
        div_3: "f32[64, 8, 36, 256]" = torch.ops.aten.div.Tensor(div_2, expand)
        expand_1: "f32[64, 8, 36, 256]" = torch.ops.aten.expand.default(clamp_min_1, p1)
        div_4: "f32[64, 8, 36, 256]" = torch.ops.aten.div.Tensor(arg3, expand_1)
        div_5: "f32[64, 8, 36, 256]" = torch.ops.aten.div.Tensor(div_4, expand_1)
        ge: "b8[64, 8, 36, 1]" = torch.ops.aten.ge.Scalar(arg0, 1e-12)
        ge_1: "b8[64, 8, 36, 1]" = torch.ops.aten.ge.Scalar(arg1, 1e-12)
        reshape: "bf16[64, 8, 256, 36]" = torch.ops.aten.reshape.default(arg4, p2)
        slice_1: "bf16[512, 36, 256]" = torch.ops.aten.slice.Tensor(arg5, 1, p3, p4, p5)
        reshape_1: "bf16[64, 8, 36, 256]" = torch.ops.aten.reshape.default(slice_1, p6)
        slice_2: "bf16[512, 36, 256]" = torch.ops.aten.slice.Tensor(arg6, 1, p7, p8, p9)
        reshape_2: "bf16[64, 8, 36, 256]" = torch.ops.aten.reshape.default(slice_2, p10)
        where: "f32[64, 8, 36, 256]" = torch.ops.aten.where.self(eq_1, arg7, div_1)
        clone: "f32[64, 8, 36, 256]" = torch.ops.aten.clone.default(where, memory_format = torch.contiguous_format)
        where_1: "f32[64, 8, 36, 256]" = torch.ops.aten.where.self(eq, arg7, div)
        clone_1: "f32[64, 8, 36, 256]" = torch.ops.aten.clone.default(where_1, memory_format = torch.contiguous_format)
        convert_element_type: "f32[64, 8, 36, 256]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        div_6: "f32[64, 8, 36, 256]" = torch.ops.aten.div.Tensor(convert_element_type, expand_1)
        neg: "f32[64, 8, 36, 256]" = torch.ops.aten.neg.default(convert_element_type)
        mul: "f32[64, 8, 36, 256]" = torch.ops.aten.mul.Tensor(neg, div_5)
        sum_1: "f32[64, 8, 36, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True, dtype = torch.float32)
        where_2: "f32[64, 8, 36, 1]" = torch.ops.aten.where.self(ge_1, sum_1, arg7)
        mul_1: "f32[64, 8, 36, 256]" = torch.ops.aten.mul.Tensor(where_2, clone)
        convert_element_type_1: "bf16[64, 8, 36, 256]" = torch.ops.prims.convert_element_type.default(div_6, torch.bfloat16)
        convert_element_type_2: "bf16[64, 8, 36, 256]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add: "bf16[64, 8, 36, 256]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_2)
        convert_element_type_3: "f32[64, 8, 256, 36]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        permute: "f32[64, 8, 36, 256]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 1, 3, 2])
        div_7: "f32[64, 8, 36, 256]" = torch.ops.aten.div.Tensor(permute, expand)
        neg_1: "f32[64, 8, 36, 256]" = torch.ops.aten.neg.default(permute)
        mul_2: "f32[64, 8, 36, 256]" = torch.ops.aten.mul.Tensor(neg_1, div_3)
        sum_2: "f32[64, 8, 36, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True, dtype = torch.float32)
        where_3: "f32[64, 8, 36, 1]" = torch.ops.aten.where.self(ge, sum_2, arg7)
        mul_3: "f32[64, 8, 36, 256]" = torch.ops.aten.mul.Tensor(where_3, clone_1)
        convert_element_type_4: "bf16[64, 8, 36, 256]" = torch.ops.prims.convert_element_type.default(div_7, torch.bfloat16)
        convert_element_type_5: "bf16[64, 8, 36, 256]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        add_1: "bf16[64, 8, 36, 256]" = torch.ops.aten.add.Tensor(convert_element_type_4, convert_element_type_5)
        cat: "bf16[192, 8, 36, 256]" = torch.ops.aten.cat.default([add, add_1, reshape_2])
        reshape_3: "bf16[3, 64, 8, 36, 256]" = torch.ops.aten.reshape.default(cat, p11)
        permute_1: "bf16[64, 256, 3, 8, 36]" = torch.ops.aten.permute.default(reshape_3, [1, 4, 0, 2, 3])
        clone_2: "bf16[64, 256, 3, 8, 36]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_4: "bf16[64, 256, 864]" = torch.ops.aten.reshape.default(clone_2, p12)
        reshape_5: "bf16[16384, 864]" = torch.ops.aten.reshape.default(reshape_4, p13)
        permute_2: "bf16[864, 16384]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_3: "f32[1, 864]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[864]" = torch.ops.aten.reshape.default(sum_3, p14)
        convert_element_type_6: "f32[864]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (reshape_5, permute_2, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
