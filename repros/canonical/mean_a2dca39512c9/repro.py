"""assay repro 1
pattern a2dca39512c923ed93a3c404e3185f875cfb704582a8437d05088ae1e6d05fbf
home    55d1427d67b7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "f32[2048]", arg2: "f32[1, 1000, 2048]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg1, mul)
        convert_element_type_1: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_1: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg2, convert_element_type_1)
        convert_element_type_2: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        return (rsqrt, add_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
