"""assay repro 1
pattern 7e61428da2fe782a10939b41df575c12812a4bd07e44f3535fa99acf470b6cde
home    844430c432e3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 3136, 784]", arg1: "bf16[64, 3136, 784]", arg2: "f32[64, 1, 3136, 1]", arg3: "f32[64, 1, 3136, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[64, 3136, 784, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 1, 3136, 1, 784]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 4, 2])
        permute_1: "bf16[64, 1, 3136, 784, 1]" = torch.ops.aten.permute.default(permute, [0, 1, 2, 4, 3])
        reshape_1: "bf16[64, 3136, 1, 1, 784]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_2: "bf16[64, 1, 3136, 784, 1]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 4, 2])
        reshape_2: "bf16[64, 1, 3136, 784]" = torch.ops.aten.reshape.default(permute_2, p2)
        squeeze: "bf16[64, 1, 3136, 784]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        convert_element_type: "f32[64, 1, 3136, 784]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        mul: "f32[64, 1, 3136, 784]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        sub: "f32[64, 1, 3136, 784]" = torch.ops.aten.sub.Tensor(mul, arg2)
        mul_1: "f32[64, 1, 3136, 784]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        exp: "f32[64, 1, 3136, 784]" = torch.ops.aten.exp.default(mul_1)
        div: "f32[64, 1, 3136, 784]" = torch.ops.aten.div.Tensor(exp, arg3)
        neg: "f32[64, 1, 3136, 784]" = torch.ops.aten.neg.default(div)
        convert_element_type_1: "f32[64, 1, 3136, 784]" = torch.ops.prims.convert_element_type.default(squeeze, torch.float32)
        mul_2: "f32[64, 1, 3136, 784]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        sum_1: "f32[64, 1, 3136, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[64, 1, 3136, 784]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_2: "bf16[64, 1, 3136, 784]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_3: "bf16[64, 1, 3136, 784]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.125)
        reshape_3: "bf16[64, 1, 3136, 784, 1]" = torch.ops.aten.reshape.default(mul_3, p3)
        permute_3: "bf16[64, 3136, 1, 1, 784]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 4, 1, 3])
        reshape_4: "bf16[64, 3136, 784]" = torch.ops.aten.reshape.default(permute_3, p4)
        return (reshape_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
