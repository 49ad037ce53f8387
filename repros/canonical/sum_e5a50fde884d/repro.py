"""assay repro 1
pattern e5a50fde884d629fcba92da6a24ebe8e70b382ee8f6bea4ec88798c9ac39a7ac
home    186dc1b95fd6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 512, 512]", arg1: "b8[1, 16, 512, 512]", arg2: "bf16[1, 16, 512, 512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16, 512, 512, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[512, 1, 16, 1, 512]" = torch.ops.aten.permute.default(reshape, [1, 3, 0, 4, 2])
        permute_1: "bf16[1, 16, 512, 512, 1]" = torch.ops.aten.permute.default(permute, [1, 2, 0, 4, 3])
        squeeze: "bf16[1, 16, 512, 512]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        convert_element_type: "bf16[1, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[1, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_1: "bf16[1, 16, 512, 512]" = torch.ops.aten.mul.Tensor(squeeze, mul)
        convert_element_type_1: "f32[1, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        neg: "f32[1, 16, 512, 512]" = torch.ops.aten.neg.default(convert_element_type_1)
        convert_element_type_2: "f32[1, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        mul_2: "f32[1, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_2, convert_element_type_1)
        sum_1: "f32[1, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[1, 16, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_3: "bf16[1, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_3: "bf16[1, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_3, 0.125)
        reshape_1: "bf16[1, 16, 512, 512, 1]" = torch.ops.aten.reshape.default(mul_3, p1)
        permute_2: "bf16[16, 512, 1, 1, 512]" = torch.ops.aten.permute.default(reshape_1, [1, 2, 4, 0, 3])
        reshape_2: "bf16[16, 512, 512]" = torch.ops.aten.reshape.default(permute_2, p2)
        return (mul_3, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
