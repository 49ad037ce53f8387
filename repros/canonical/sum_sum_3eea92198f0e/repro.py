"""assay repro 1
pattern 3eea92198f0ecaf934bddfe775382118990796afca829e2e31c92e80f36b9e9f
home    df666ad9a571
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1088]", arg1: "f32[1088]", arg2: "bf16[64, 1088]", arg3: "b8[64, 1088, 7, 7]", arg4: "bf16[64, 1088, 7, 7]", arg5: "f32[1, 1088, 1, 1]", p0: "size[]", p1: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        mul: "f32[1088]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[1088]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "bf16[64, 1088, 1, 1]" = torch.ops.aten.reshape.default(arg2, p0)
        expand: "bf16[64, 1088, 7, 7]" = torch.ops.aten.expand.default(reshape, p1)
        div: "bf16[64, 1088, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        unsqueeze: "f32[1, 1088]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 1088, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 1088, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        where: "bf16[64, 1088, 7, 7]" = torch.ops.aten.where.self(arg3, full, div)
        convert_element_type: "f32[64, 1088, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[64, 1088, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg5)
        convert_element_type_1: "f32[64, 1088, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[64, 1088, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[1088]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[1088]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[1088]" = torch.ops.aten.mul.Tensor(sum_1, 0.00031887755102040814)
        mul_5: "f32[1088]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[1088]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[1088]" = torch.ops.aten.mul.Tensor(sum_2, 0.00031887755102040814)
        unsqueeze_3: "f32[1, 1088]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 1088]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 1088, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 1088, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 1088, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[64, 1088, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[64, 1088, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 1088, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[64, 1088, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[64, 1088, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[64, 1088, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (full, where, mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
