"""assay repro 1
pattern bbe1e6207c34df830928a6c01813867d1ec37121f66bb53d70e4ddef059e5f62
home    b4e5182f45ec
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[128]", arg1: "bf16[16, 128, 128]", arg2: "bf16[16, 128, 128]", arg3: "f32[]", arg4: "f32[1, 16, 128, 1]", arg5: "f32[1, 16, 128, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        add: "i64[128]" = torch.ops.aten.add.Tensor(arg0, 0)
        full: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        reshape: "bf16[1, 16, 128, 128]" = torch.ops.aten.reshape.default(arg1, p0)
        div: "bf16[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(reshape, 16.0)
        reshape_1: "bf16[1, 16, 128, 128]" = torch.ops.aten.reshape.default(arg2, p1)
        unsqueeze: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 128]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_3: "i64[1, 1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        le: "b8[1, 1, 128, 128]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_3)
        expand: "b8[1, 1, 128, 128]" = torch.ops.aten.expand.default(le, p2)
        where: "f32[1, 1, 128, 128]" = torch.ops.aten.where.self(expand, arg3, full)
        add_1: "f32[1, 16, 128, 128]" = torch.ops.aten.add.Tensor(div, where)
        sub: "f32[1, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add_1, arg4)
        exp: "f32[1, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        div_1: "f32[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, arg5)
        neg: "f32[1, 16, 128, 128]" = torch.ops.aten.neg.default(div_1)
        convert_element_type: "f32[1, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[1, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, div_1)
        sum_1: "f32[1, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[1, 16, 128, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_1: "bf16[1, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        div_2: "bf16[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(convert_element_type_1, 16.0)
        reshape_2: "bf16[16, 128, 128]" = torch.ops.aten.reshape.default(div_2, p3)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
