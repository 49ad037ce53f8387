"""assay repro 1
pattern 59a2af58d7071f78ce3f18205cda8e07ca1cd381e20e8d4991ab3c1d5b467503
home    28f9b0abbc3a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 12, 512, 512]", arg1: "bf16[384, 512, 512]", arg2: "b8[32, 12, 512, 512]", p0: "size[]", p1: "size[]"):
        neg: "f32[32, 12, 512, 512]" = torch.ops.aten.neg.default(arg0)
        reshape: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_2: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul_1, arg0)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[32, 12, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_2: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        div: "bf16[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(convert_element_type_2, 8.0)
        reshape_1: "bf16[384, 512, 512]" = torch.ops.aten.reshape.default(div, p1)
        return (convert_element_type_2, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
