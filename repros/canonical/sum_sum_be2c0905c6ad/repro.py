"""assay repro 1
pattern be2c0905c6ad93e8506e9f22be6165d4fa996194bceee3d233e8f1d5c8942f36
home    5d715f8d8bb0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 196]", arg1: "i64[49, 196]", arg2: "bf16[1024, 49, 196]", arg3: "bf16[1024, 56, 200]", arg4: "f32[128, 8, 49, 1]", arg5: "f32[128, 8, 49, 1]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]"):
        full: "f32[8, 196]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        index: "f32[8, 49, 196]" = torch.ops.aten.index.Tensor(arg0, [None, arg1])
        reshape: "bf16[128, 8, 49, 196]" = torch.ops.aten.reshape.default(arg2, p1)
        slice_1: "bf16[1024, 49, 200]" = torch.ops.aten.slice.Tensor(arg3, 1, p2, p3, p4)
        slice_2: "bf16[1024, 49, 196]" = torch.ops.aten.slice.Tensor(slice_1, 2, p5, p6, p7)
        reshape_1: "bf16[128, 8, 49, 196]" = torch.ops.aten.reshape.default(slice_2, p8)
        mul: "bf16[128, 8, 49, 196]" = torch.ops.aten.mul.Tensor(reshape_1, 0.25)
        add: "f32[128, 8, 49, 196]" = torch.ops.aten.add.Tensor(mul, index)
        sub: "f32[128, 8, 49, 196]" = torch.ops.aten.sub.Tensor(add, arg4)
        exp: "f32[128, 8, 49, 196]" = torch.ops.aten.exp.default(sub)
        div: "f32[128, 8, 49, 196]" = torch.ops.aten.div.Tensor(exp, arg5)
        neg: "f32[128, 8, 49, 196]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[128, 8, 49, 196]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 8, 49, 196]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[128, 8, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        fma: "f32[128, 8, 49, 196]" = torch.ops.prims.fma.default(neg, sum_1, mul_1)
        sum_2: "f32[1, 8, 49, 196]" = torch.ops.aten.sum.dim_IntList(fma, [0], True, dtype = torch.float32)
        reshape_2: "f32[8, 49, 196]" = torch.ops.aten.reshape.default(sum_2, p9)
        index_put: "f32[8, 196]" = torch.ops.aten.index_put.default(full, [None, arg1], reshape_2, True)
        convert_element_type_1: "bf16[128, 8, 49, 196]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_2: "bf16[128, 8, 49, 196]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.25)
        reshape_3: "bf16[1024, 49, 196]" = torch.ops.aten.reshape.default(mul_2, p10)
        return (index_put, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
