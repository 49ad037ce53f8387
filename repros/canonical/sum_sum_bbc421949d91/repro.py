"""assay repro 1
pattern bbc421949d9169fff6b6faffb789aaeda3d923a581b37cdc3e8f741ac51ca526
home    cff07a117095
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[12, 1, 1]", arg1: "f32[256, 12, 49, 49]", arg2: "bf16[3072, 49, 49]", arg3: "bf16[3072, 49, 49]", arg4: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        clamp_max: "f32[12, 1, 1]" = torch.ops.aten.clamp_max.default(arg0, 4.605170185988092)
        exp: "f32[12, 1, 1]" = torch.ops.aten.exp.default(clamp_max)
        le: "b8[12, 1, 1]" = torch.ops.aten.le.Scalar(arg0, 4.605170185988092)
        neg: "f32[256, 12, 49, 49]" = torch.ops.aten.neg.default(arg1)
        reshape: "bf16[256, 12, 49, 49]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[256, 12, 49, 49]" = torch.ops.aten.reshape.default(arg3, p1)
        convert_element_type: "f32[256, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[256, 12, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        sum_1: "f32[256, 12, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[256, 12, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        mul_1: "f32[256, 12, 49, 49]" = torch.ops.aten.mul.Tensor(fma, exp)
        mul_2: "f32[256, 12, 49, 49]" = torch.ops.aten.mul.Tensor(fma, reshape_1)
        sum_2: "f32[1, 12, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3], True, dtype = torch.float32)
        reshape_2: "f32[12, 1, 1]" = torch.ops.aten.reshape.default(sum_2, p2)
        mul_3: "f32[12, 1, 1]" = torch.ops.aten.mul.Tensor(reshape_2, exp)
        where: "f32[12, 1, 1]" = torch.ops.aten.where.self(le, mul_3, arg4)
        convert_element_type_1: "bf16[256, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_3: "bf16[3072, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (fma, where, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
