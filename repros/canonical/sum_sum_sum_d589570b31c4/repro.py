"""assay repro 1
pattern d589570b31c4791763c1cbc56f405cc45b87252b917c5c653049cb0823aa9c8c
home    bf7abe442749
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[8]", arg2: "f32[16384, 8]", arg3: "f32[16384, 4]", arg4: "bf16[16384, 4]", arg5: "i64[16384, 4]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        full: "f32[16384, 8]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        mul: "f32[]" = torch.ops.aten.mul.Tensor(arg0, 8.0)
        expand: "f32[8]" = torch.ops.aten.expand.default(mul, p1)
        mul_1: "f32[8]" = torch.ops.aten.mul.Tensor(expand, arg1)
        neg: "f32[16384, 8]" = torch.ops.aten.neg.default(arg2)
        sum_1: "f32[16384, 1]" = torch.ops.aten.sum.dim_IntList(arg3, [1], True)
        div: "f32[16384, 4]" = torch.ops.aten.div.Tensor(arg3, sum_1)
        div_1: "f32[16384, 4]" = torch.ops.aten.div.Tensor(div, sum_1)
        unsqueeze: "f32[1, 8]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        expand_1: "f32[16384, 8]" = torch.ops.aten.expand.default(unsqueeze, p2)
        div_2: "f32[16384, 8]" = torch.ops.aten.div.Scalar(expand_1, 16384.0)
        convert_element_type: "f32[16384, 4]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        div_3: "f32[16384, 4]" = torch.ops.aten.div.Tensor(convert_element_type, sum_1)
        neg_1: "f32[16384, 4]" = torch.ops.aten.neg.default(convert_element_type)
        mul_2: "f32[16384, 4]" = torch.ops.aten.mul.Tensor(neg_1, div_1)
        sum_2: "f32[16384, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True)
        expand_2: "f32[16384, 4]" = torch.ops.aten.expand.default(sum_2, p3)
        add: "f32[16384, 4]" = torch.ops.aten.add.Tensor(div_3, expand_2)
        scatter: "f32[16384, 8]" = torch.ops.aten.scatter.src(full, 1, arg5, add)
        add_1: "f32[16384, 8]" = torch.ops.aten.add.Tensor(div_2, scatter)
        mul_3: "f32[16384, 8]" = torch.ops.aten.mul.Tensor(add_1, arg2)
        sum_3: "f32[16384, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True)
        fma: "f32[16384, 8]" = torch.ops.prims.fma.default(neg, sum_3, mul_3)
        convert_element_type_1: "bf16[16384, 8]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
