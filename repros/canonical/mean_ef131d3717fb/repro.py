"""assay repro 1
pattern ef131d3717fb9623fbb6f201e4677e7d808a1c6bb0943936176d44dda96c8ade
home    e217d5def96e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "bf16[1, 1000, 2048]", arg2: "bf16[2048]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        pow_1: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_1: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        convert_element_type_1: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        mul_1: "bf16[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        reshape_1: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(mul_1, p1)
        return (add, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
