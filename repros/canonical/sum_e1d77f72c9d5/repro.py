"""assay repro 1
pattern e1d77f72c9d54f030788f7f78d0f1d150f2c4bdc26841d2c227cfac4b3cbea1e
home    39757483f105
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 16, 16]", arg1: "bf16[2048, 16, 16]", arg2: "f32[512, 4, 16, 1]", arg3: "f32[512, 4, 16, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[512, 4, 16, 16]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[512, 4, 16, 16]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[512, 4, 16, 16]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[512, 4, 16, 16]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[512, 4, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.0)
        sub: "f32[512, 4, 16, 16]" = torch.ops.aten.sub.Tensor(mul, arg2)
        div: "f32[512, 4, 16, 16]" = torch.ops.aten.div.Tensor(sub, 7.745966692414834)
        exp: "f32[512, 4, 16, 16]" = torch.ops.aten.exp.default(div)
        div_1: "f32[512, 4, 16, 16]" = torch.ops.aten.div.Tensor(exp, arg3)
        mul_1: "f32[512, 4, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type, div_1)
        neg: "f32[512, 4, 16, 16]" = torch.ops.aten.neg.default(div_1)
        sum_1: "f32[512, 4, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        fma: "f32[512, 4, 16, 16]" = torch.ops.prims.fma.default(neg, sum_1, mul_1)
        convert_element_type_2: "bf16[512, 4, 16, 16]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        div_2: "bf16[512, 4, 16, 16]" = torch.ops.aten.div.Tensor(convert_element_type_2, 7.745966692414834)
        reshape_2: "bf16[2048, 16, 16]" = torch.ops.aten.reshape.default(div_2, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
