"""assay repro 1
pattern 2846532c9327722d9755056a25ca09a96931ca4e32924afc11cb35a763ed76ae
home    b563a2fbedd2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[56]", arg1: "f32[169, 3]", arg2: "i64[2401]", arg3: "f32[768, 49, 49]", arg4: "f32[256, 3, 49, 49]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -100.0, dtype = torch.bfloat16)
        ge: "b8[56]" = torch.ops.aten.ge.Scalar(arg0, 49)
        ge_1: "b8[56]" = torch.ops.aten.ge.Scalar(arg0, 53)
        index: "f32[2401, 3]" = torch.ops.aten.index.Tensor(arg1, [arg2])
        reshape: "f32[256, 3, 49, 49]" = torch.ops.aten.reshape.default(arg3, p0)
        reshape_1: "f32[49, 49, 3]" = torch.ops.aten.reshape.default(index, p1)
        permute: "f32[3, 49, 49]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "f32[3, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 3, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        convert_element_type: "i64[56]" = torch.ops.prims.convert_element_type.default(ge, torch.int64)
        convert_element_type_1: "i64[56]" = torch.ops.prims.convert_element_type.default(ge_1, torch.int64)
        add: "i64[56]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        unsqueeze_1: "i64[1, 56]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_2: "i64[1, 1, 56]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 1)
        unsqueeze_3: "i64[1, 56, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "i64[1, 1, 56, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "i64[1, 56, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        mul: "i64[1, 56, 1, 1]" = torch.ops.aten.mul.Tensor(unsqueeze_5, 3)
        add_1: "i64[1, 56, 56, 1]" = torch.ops.aten.add.Tensor(mul, unsqueeze_4)
        convert_element_type_2: "bf16[1, 56, 56, 1]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_2: "bf16[1, 8, 7, 8, 7, 1]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        permute_1: "bf16[1, 8, 8, 7, 7, 1]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone_1: "bf16[1, 8, 8, 7, 7, 1]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[64, 7, 7, 1]" = torch.ops.aten.reshape.default(clone_1, p3)
        reshape_4: "bf16[64, 49]" = torch.ops.aten.reshape.default(reshape_3, p4)
        unsqueeze_6: "bf16[64, 1, 49]" = torch.ops.aten.unsqueeze.default(reshape_4, 1)
        unsqueeze_7: "bf16[64, 49, 1]" = torch.ops.aten.unsqueeze.default(reshape_4, 2)
        sub: "bf16[64, 49, 49]" = torch.ops.aten.sub.Tensor(unsqueeze_6, unsqueeze_7)
        eq: "b8[64, 49, 49]" = torch.ops.aten.eq.Scalar(sub, 0.0)
        ne: "b8[64, 49, 49]" = torch.ops.aten.ne.Scalar(sub, 0.0)
        where: "bf16[64, 49, 49]" = torch.ops.aten.where.self(ne, full_1, sub)
        where_1: "bf16[64, 49, 49]" = torch.ops.aten.where.self(eq, full, where)
        unsqueeze_8: "bf16[64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(where_1, 1)
        unsqueeze_9: "bf16[1, 64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 0)
        expand: "bf16[4, 64, 1, 49, 49]" = torch.ops.aten.expand.default(unsqueeze_9, p5)
        clone_2: "bf16[4, 64, 1, 49, 49]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_5: "bf16[256, 1, 49, 49]" = torch.ops.aten.reshape.default(clone_2, p6)
        add_2: "f32[256, 3, 49, 49]" = torch.ops.aten.add.Tensor(unsqueeze, reshape_5)
        convert_element_type_3: "bf16[256, 3, 49, 49]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        add_3: "f32[256, 3, 49, 49]" = torch.ops.aten.add.Tensor(reshape, convert_element_type_3)
        amax: "f32[256, 3, 49, 1]" = torch.ops.aten.amax.default(add_3, [3], True)
        eq_1: "b8[256, 3, 49, 49]" = torch.ops.aten.eq.Scalar(add_3, -inf)
        logical_not: "b8[256, 3, 49, 49]" = torch.ops.aten.logical_not.default(eq_1)
        any_1: "b8[256, 3, 49, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[256, 3, 49, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub_1: "f32[256, 3, 49, 49]" = torch.ops.aten.sub.Tensor(add_3, amax)
        exp: "f32[256, 3, 49, 49]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[256, 3, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[256, 3, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where_2: "f32[256, 3, 49, 49]" = torch.ops.aten.where.self(logical_not_1, arg4, div)
        expand_1: "f32[256, 3, 49, 49]" = torch.ops.aten.expand.default(where_2, p7)
        reshape_6: "f32[768, 49, 49]" = torch.ops.aten.reshape.default(expand_1, p8)
        return (full, full_1, where_2, reshape_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
