"""assay repro 1
pattern 0ab010f545426c7c2edd0373288ee2439e7925734a241d2accdd9e8e2dd82602
home    e22d1aea3865
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 784, 196]", arg1: "bf16[192, 784, 196]", arg2: "f32[64, 3, 784, 1]", arg3: "f32[64, 3, 784, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[64, 3, 784, 1, 196]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 3, 784, 196, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[64, 3, 784, 196, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[64, 3, 784, 196]" = torch.ops.aten.reshape.default(permute, p2)
        squeeze: "bf16[64, 3, 784, 196]" = torch.ops.aten.squeeze.dim(reshape_1, 4)
        convert_element_type: "f32[64, 3, 784, 196]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        mul: "f32[64, 3, 784, 196]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        sub: "f32[64, 3, 784, 196]" = torch.ops.aten.sub.Tensor(mul, arg2)
        mul_1: "f32[64, 3, 784, 196]" = torch.ops.aten.mul.Tensor(sub, 0.07216878364870322)
        exp: "f32[64, 3, 784, 196]" = torch.ops.aten.exp.default(mul_1)
        div: "f32[64, 3, 784, 196]" = torch.ops.aten.div.Tensor(exp, arg3)
        neg: "f32[64, 3, 784, 196]" = torch.ops.aten.neg.default(div)
        convert_element_type_1: "f32[64, 3, 784, 196]" = torch.ops.prims.convert_element_type.default(squeeze, torch.float32)
        mul_2: "f32[64, 3, 784, 196]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        sum_1: "f32[64, 3, 784, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[64, 3, 784, 196]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_2: "bf16[64, 3, 784, 196]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_3: "bf16[64, 3, 784, 196]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.07216878364870322)
        reshape_3: "bf16[64, 3, 784, 196, 1]" = torch.ops.aten.reshape.default(mul_3, p3)
        permute_1: "bf16[64, 3, 784, 1, 196]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 2, 4, 3])
        reshape_4: "bf16[192, 784, 196]" = torch.ops.aten.reshape.default(permute_1, p4)
        constant_pad_nd: "bf16[192, 784, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_4, p5)
        return (reshape_4, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
