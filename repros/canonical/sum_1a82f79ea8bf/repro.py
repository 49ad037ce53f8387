"""assay repro 1
pattern 1a82f79ea8bf4449d3ac6472e1680e9dbe527ba34752d44094948d7af138d832
home    bf5e60b6e59e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 12, 512, 512]", arg1: "b8[32, 12, 512, 512]", arg2: "bf16[384, 512, 512]", p0: "size[]", p1: "size[]"):
        neg: "f32[32, 12, 512, 512]" = torch.ops.aten.neg.default(arg0)
        convert_element_type: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[384, 512, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape: "f32[32, 12, 512, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        mul_1: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(reshape, mul)
        mul_2: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul_1, arg0)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[32, 12, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        reshape_1: "f32[384, 512, 512]" = torch.ops.aten.reshape.default(fma, p1)
        convert_element_type_2: "bf16[384, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (convert_element_type_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
