"""assay repro 1
pattern 53bf732c061385c9bfa2f14d6fa58f3a31cd4906d60ee9ae6fab4ad6b5717593
home    3e242a8f555f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2880]", arg1: "bf16[1, 1000, 2880]", arg2: "bf16[2880]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 1000, 2880]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[1, 1000, 2880]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[1, 1000, 2880]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        pow_1: "f32[1, 1000, 2880]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_1: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul: "f32[1, 1000, 2880]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        mul_1: "f32[1, 1000, 2880]" = torch.ops.aten.mul.Tensor(arg2, mul)
        convert_element_type_1: "bf16[1, 1000, 2880]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_1: "bf16[1000, 2880]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (add, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
