"""assay repro 1
pattern 04a251db67a4168c5e1e466897d116844b88e26734db59868fe6733a2596b99c
home    d1d0697f8ca8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[169, 12]", arg1: "i64[2401]", arg2: "f32[192, 49, 49]", arg3: "f32[16, 12, 49, 49]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        index: "f32[2401, 12]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "f32[16, 12, 49, 49]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "f32[49, 49, 12]" = torch.ops.aten.reshape.default(index, p1)
        permute: "f32[12, 49, 49]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "f32[12, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 12, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        convert_element_type: "bf16[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.bfloat16)
        add: "f32[16, 12, 49, 49]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        amax: "f32[16, 12, 49, 1]" = torch.ops.aten.amax.default(add, [3], True)
        eq: "b8[16, 12, 49, 49]" = torch.ops.aten.eq.Scalar(add, -inf)
        logical_not: "b8[16, 12, 49, 49]" = torch.ops.aten.logical_not.default(eq)
        any_1: "b8[16, 12, 49, 1]" = torch.ops.aten.any.dim(logical_not, 3, True)
        logical_not_1: "b8[16, 12, 49, 1]" = torch.ops.aten.logical_not.default(any_1)
        sub: "f32[16, 12, 49, 49]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[16, 12, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[16, 12, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 12, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        where: "f32[16, 12, 49, 49]" = torch.ops.aten.where.self(logical_not_1, arg3, div)
        expand: "f32[16, 12, 49, 49]" = torch.ops.aten.expand.default(where, p2)
        reshape_2: "f32[192, 49, 49]" = torch.ops.aten.reshape.default(expand, p3)
        return (where, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
