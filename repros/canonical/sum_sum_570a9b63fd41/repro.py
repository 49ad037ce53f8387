"""assay repro 1
pattern 570a9b63fd41b61aa743cef82a0516f36c3de8d3ccf86a1d648abb5b6ba31fcf
home    03e188c01e19
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 1, 1]", arg1: "f32[8, 1, 1]", arg2: "bf16[512, 36, 36]", arg3: "bf16[512, 36, 36]", arg4: "bf16[64, 8, 36, 1]", arg5: "f32[64, 8, 36, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        mul: "f32[8, 1, 1]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        reshape: "bf16[64, 8, 36, 36]" = torch.ops.aten.reshape.default(arg2, p0)
        mul_1: "bf16[64, 8, 36, 36]" = torch.ops.aten.mul.Tensor(reshape, arg0)
        reshape_1: "bf16[64, 8, 36, 36]" = torch.ops.aten.reshape.default(arg3, p1)
        sub: "bf16[64, 8, 36, 36]" = torch.ops.aten.sub.Tensor(mul_1, arg4)
        mul_2: "f32[64, 8, 36, 36]" = torch.ops.aten.mul.Tensor(sub, mul)
        exp: "f32[64, 8, 36, 36]" = torch.ops.aten.exp.default(mul_2)
        div: "f32[64, 8, 36, 36]" = torch.ops.aten.div.Tensor(exp, arg5)
        neg: "f32[64, 8, 36, 36]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[64, 8, 36, 36]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_3: "f32[64, 8, 36, 36]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[64, 8, 36, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        fma: "f32[64, 8, 36, 36]" = torch.ops.prims.fma.default(neg, sum_1, mul_3)
        mul_4: "f32[64, 8, 36, 36]" = torch.ops.aten.mul.Tensor(fma, arg1)
        mul_5: "f32[64, 8, 36, 36]" = torch.ops.aten.mul.Tensor(fma, reshape)
        sum_2: "f32[1, 8, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 2, 3], True, dtype = torch.float32)
        reshape_2: "f32[8, 1, 1]" = torch.ops.aten.reshape.default(sum_2, p2)
        convert_element_type_1: "bf16[64, 8, 36, 36]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape_3: "bf16[512, 36, 36]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        constant_pad_nd: "bf16[512, 40, 40]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p4)
        return (reshape_2, reshape_3, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
