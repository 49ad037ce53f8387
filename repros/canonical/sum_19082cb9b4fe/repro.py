"""assay repro 1
pattern 19082cb9b4feba7fad0c74eed77d5e7d28787a9af9681f3d0774976ddcea3ac7
home    f87b0bfc1542
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 12, 1024, 1024]", arg1: "bf16[96, 1024, 1024]", arg2: "b8[8, 12, 1024, 1024]", p0: "size[]", p1: "size[]"):
        neg: "f32[8, 12, 1024, 1024]" = torch.ops.aten.neg.default(arg0)
        reshape: "bf16[8, 12, 1024, 1024]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[8, 12, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[8, 12, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[8, 12, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[8, 12, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_2: "f32[8, 12, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg0)
        sum_1: "f32[8, 12, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[8, 12, 1024, 1024]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_2: "bf16[8, 12, 1024, 1024]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        div: "bf16[8, 12, 1024, 1024]" = torch.ops.aten.div.Tensor(convert_element_type_2, 8.0)
        reshape_1: "bf16[96, 1024, 1024]" = torch.ops.aten.reshape.default(div, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
