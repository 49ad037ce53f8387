"""assay repro 1
pattern efc90e5062cebe975037692b2a18d6ec7e23403ab39a743596253fe69a32b658
home    2527fb691e90
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1024, 1024]", arg1: "b8[4, 1, 1024, 1024][0, 1024, 1, 0]", arg2: "f32[4, 16, 1024, 1]", arg3: "f32[4, 16, 1024, 1]", arg4: "b8[4, 16, 1024, 1]", arg5: "bf16[64, 1024, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "f32[4, 16, 1024, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[4, 16, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p1)
        where: "bf16[4, 1, 1024, 1024]" = torch.ops.aten.where.self(arg1, full_1, full)
        add: "f32[4, 16, 1024, 1024]" = torch.ops.aten.add.Tensor(reshape, where)
        sub: "f32[4, 16, 1024, 1024]" = torch.ops.aten.sub.Tensor(add, arg2)
        exp: "f32[4, 16, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        div: "f32[4, 16, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, arg3)
        where_1: "f32[4, 16, 1024, 1024]" = torch.ops.aten.where.self(arg4, full_2, div)
        expand: "f32[4, 16, 1024, 1024]" = torch.ops.aten.expand.default(where_1, p2)
        neg: "f32[4, 16, 1024, 1024]" = torch.ops.aten.neg.default(where_1)
        reshape_1: "f32[64, 1024, 1024]" = torch.ops.aten.reshape.default(expand, p3)
        permute: "f32[64, 1024, 1024]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type: "bf16[64, 1024, 1024]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        convert_element_type_1: "f32[64, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        reshape_2: "f32[4, 16, 1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        mul: "f32[4, 16, 1024, 1024]" = torch.ops.aten.mul.Tensor(reshape_2, where_1)
        sum_1: "f32[4, 16, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[4, 16, 1024, 1024]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        reshape_3: "f32[64, 1024, 1024]" = torch.ops.aten.reshape.default(fma, p5)
        convert_element_type_2: "bf16[64, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        return (convert_element_type, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
