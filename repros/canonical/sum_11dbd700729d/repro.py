"""assay repro 1
pattern 11dbd700729d458923faa8f54fbbef0f0a53373a41cdc583c981ead9da614f3d
home    c137416570cb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[12, 16]", arg1: "i64[16, 16]", arg2: "bf16[1536, 16, 16]", arg3: "bf16[1536, 16, 16]", arg4: "f32[128, 12, 16, 1]", arg5: "f32[128, 12, 16, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        index: "f32[12, 16, 16]" = torch.ops.aten.index.Tensor(arg0, [None, arg1])
        reshape: "bf16[128, 12, 16, 16]" = torch.ops.aten.reshape.default(arg2, p0)
        mul: "bf16[128, 12, 16, 16]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        add: "f32[128, 12, 16, 16]" = torch.ops.aten.add.Tensor(mul, index)
        reshape_1: "bf16[128, 12, 16, 16]" = torch.ops.aten.reshape.default(arg3, p1)
        sub: "f32[128, 12, 16, 16]" = torch.ops.aten.sub.Tensor(add, arg4)
        exp: "f32[128, 12, 16, 16]" = torch.ops.aten.exp.default(sub)
        div: "f32[128, 12, 16, 16]" = torch.ops.aten.div.Tensor(exp, arg5)
        neg: "f32[128, 12, 16, 16]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[128, 12, 16, 16]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[128, 12, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[128, 12, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        fma: "f32[128, 12, 16, 16]" = torch.ops.prims.fma.default(neg, sum_1, mul_1)
        convert_element_type_1: "bf16[128, 12, 16, 16]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_2: "bf16[128, 12, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.25)
        reshape_2: "bf16[1536, 16, 16]" = torch.ops.aten.reshape.default(mul_2, p2)
        return (fma, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
