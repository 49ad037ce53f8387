"""assay repro 1
pattern 2141fadfe814f4abe84db359257f8f72e1b3ee41417f1d3b5ab562eca69ce8f2
home    932dfd618d1b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[169, 3]", arg1: "i64[2401]", arg2: "f32[768, 49, 49]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        full: "f32[256, 3, 49, 49]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        index: "f32[2401, 3]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "f32[256, 3, 49, 49]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_1: "f32[49, 49, 3]" = torch.ops.aten.reshape.default(index, p2)
        permute: "f32[3, 49, 49]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "f32[3, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 3, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        convert_element_type: "bf16[1, 3, 49, 49]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.bfloat16)
        add: "f32[256, 3, 49, 49]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        amax: "f32[256, 3, 49, 1]" = torch.ops.aten.amax.default(add, [3], True)
        eq: "b8[256, 3, 49, 49]" = torch.ops.aten.eq.Scalar(add, -inf)
        logical_not: "b8[256, 3, 49, 49]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[256, 3, 49, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[256, 3, 49, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub: "f32[256, 3, 49, 49]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[256, 3, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[256, 3, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[256, 3, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where: "f32[256, 3, 49, 49]" = torch.ops.aten.where.self(logical_not_1, full, div)
        expand: "f32[256, 3, 49, 49]" = torch.ops.aten.expand.default(where, p3)
        reshape_2: "f32[768, 49, 49]" = torch.ops.aten.reshape.default(expand, p4)
        return (full, amax, logical_not_1, sum_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
