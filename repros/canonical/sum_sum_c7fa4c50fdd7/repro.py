"""assay repro 1
pattern c7fa4c50fdd72ee67575f70514ebc22fa72c72d22a2125f95f13b940c27375f1
home    3777e07a1bfa
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 49]", arg1: "i64[16, 49]", arg2: "bf16[2048, 16, 49]", arg3: "bf16[2048, 16, 56]", arg4: "f32[128, 16, 16, 1]", arg5: "f32[128, 16, 16, 1]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]"):
        full: "f32[16, 49]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        index: "f32[16, 16, 49]" = torch.ops.aten.index.Tensor(arg0, [None, arg1])
        reshape: "bf16[128, 16, 16, 49]" = torch.ops.aten.reshape.default(arg2, p1)
        slice_1: "bf16[2048, 16, 49]" = torch.ops.aten.slice.Tensor(arg3, 2, p2, p3, p4)
        reshape_1: "bf16[128, 16, 16, 49]" = torch.ops.aten.reshape.default(slice_1, p5)
        mul: "bf16[128, 16, 16, 49]" = torch.ops.aten.mul.Tensor(reshape_1, 0.25)
        add: "f32[128, 16, 16, 49]" = torch.ops.aten.add.Tensor(mul, index)
        sub: "f32[128, 16, 16, 49]" = torch.ops.aten.sub.Tensor(add, arg4)
        exp: "f32[128, 16, 16, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[128, 16, 16, 49]" = torch.ops.aten.div.Tensor(exp, arg5)
        neg: "f32[128, 16, 16, 49]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[128, 16, 16, 49]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 16, 16, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[128, 16, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        fma: "f32[128, 16, 16, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul_1)
        sum_2: "f32[1, 16, 16, 49]" = torch.ops.aten.sum.dim_IntList(fma, [0], True, dtype = torch.float32)
        reshape_2: "f32[16, 16, 49]" = torch.ops.aten.reshape.default(sum_2, p6)
        index_put: "f32[16, 49]" = torch.ops.aten.index_put.default(full, [None, arg1], reshape_2, True)
        convert_element_type_1: "bf16[128, 16, 16, 49]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_2: "bf16[128, 16, 16, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.25)
        reshape_3: "bf16[2048, 16, 49]" = torch.ops.aten.reshape.default(mul_2, p7)
        return (index_put, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
