"""assay repro 1
pattern 97e692f149b754095abcb78d060b1e15ffeb86b2a5eeb28ad675d5f307cbbf2e
home    6d5d2b3b3a62
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[28]", arg1: "f32[169, 6]", arg2: "i64[2401]", arg3: "f32[384, 49, 49]", arg4: "bf16[]", arg5: "bf16[]", arg6: "f32[64, 6, 49, 49]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        ge: "b8[28]" = torch.ops.aten.ge.Scalar(arg0, 21)
        ge_1: "b8[28]" = torch.ops.aten.ge.Scalar(arg0, 25)
        index: "f32[2401, 6]" = torch.ops.aten.index.Tensor(arg1, [arg2])
        reshape: "f32[64, 6, 49, 49]" = torch.ops.aten.reshape.default(arg3, p0)
        reshape_1: "f32[49, 49, 6]" = torch.ops.aten.reshape.default(index, p1)
        permute: "f32[6, 49, 49]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "f32[6, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 6, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        convert_element_type: "i64[28]" = torch.ops.prims.convert_element_type.default(ge, torch.int64)
        convert_element_type_1: "i64[28]" = torch.ops.prims.convert_element_type.default(ge_1, torch.int64)
        add: "i64[28]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        unsqueeze_1: "i64[1, 28]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_2: "i64[1, 1, 28]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 1)
        unsqueeze_3: "i64[1, 28, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "i64[1, 1, 28, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "i64[1, 28, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        mul: "i64[1, 28, 1, 1]" = torch.ops.aten.mul.Tensor(unsqueeze_5, 3)
        add_1: "i64[1, 28, 28, 1]" = torch.ops.aten.add.Tensor(mul, unsqueeze_4)
        convert_element_type_2: "bf16[1, 28, 28, 1]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_2: "bf16[1, 4, 7, 4, 7, 1]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        permute_1: "bf16[1, 4, 4, 7, 7, 1]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone_1: "bf16[1, 4, 4, 7, 7, 1]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[16, 7, 7, 1]" = torch.ops.aten.reshape.default(clone_1, p3)
        reshape_4: "bf16[16, 49]" = torch.ops.aten.reshape.default(reshape_3, p4)
        unsqueeze_6: "bf16[16, 1, 49]" = torch.ops.aten.unsqueeze.default(reshape_4, 1)
        unsqueeze_7: "bf16[16, 49, 1]" = torch.ops.aten.unsqueeze.default(reshape_4, 2)
        sub: "bf16[16, 49, 49]" = torch.ops.aten.sub.Tensor(unsqueeze_6, unsqueeze_7)
        eq: "b8[16, 49, 49]" = torch.ops.aten.eq.Scalar(sub, 0.0)
        ne: "b8[16, 49, 49]" = torch.ops.aten.ne.Scalar(sub, 0.0)
        where: "bf16[16, 49, 49]" = torch.ops.aten.where.self(ne, arg4, sub)
        where_1: "bf16[16, 49, 49]" = torch.ops.aten.where.self(eq, arg5, where)
        unsqueeze_8: "bf16[16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(where_1, 1)
        unsqueeze_9: "bf16[1, 16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 0)
        expand: "bf16[4, 16, 1, 49, 49]" = torch.ops.aten.expand.default(unsqueeze_9, p5)
        clone_2: "bf16[4, 16, 1, 49, 49]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_5: "bf16[64, 1, 49, 49]" = torch.ops.aten.reshape.default(clone_2, p6)
        add_2: "f32[64, 6, 49, 49]" = torch.ops.aten.add.Tensor(unsqueeze, reshape_5)
        convert_element_type_3: "bf16[64, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        add_3: "f32[64, 6, 49, 49]" = torch.ops.aten.add.Tensor(reshape, convert_element_type_3)
        amax: "f32[64, 6, 49, 1]" = torch.ops.aten.amax.default(add_3, [3], True)
        eq_1: "b8[64, 6, 49, 49]" = torch.ops.aten.eq.Scalar(add_3, -inf)
        logical_not: "b8[64, 6, 49, 49]" = torch.ops.aten.logical_not.default(eq_1)
        any_1: "b8[64, 6, 49, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[64, 6, 49, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub_1: "f32[64, 6, 49, 49]" = torch.ops.aten.sub.Tensor(add_3, amax)
        exp: "f32[64, 6, 49, 49]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[64, 6, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[64, 6, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_2: "f32[64, 6, 49, 49]" = torch.ops.aten.where.self(logical_not_1, arg6, div)
        expand_1: "f32[64, 6, 49, 49]" = torch.ops.aten.expand.default(where_2, p7)
        reshape_6: "f32[384, 49, 49]" = torch.ops.aten.reshape.default(expand_1, p8)
        return (where_2, reshape_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
