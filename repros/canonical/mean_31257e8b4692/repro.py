"""assay repro 1
pattern 31257e8b469264dc52d20646e67fbe9c4b8181432eea220a0f7f692fd0452794
home    ee48541ab078
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 128, 512]", arg1: "bf16[512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[32, 128, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        pow_1: "f32[32, 128, 512]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[32, 128, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg0, rsqrt)
        convert_element_type_1: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        mul_1: "bf16[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg1, convert_element_type_1)
        reshape: "bf16[4096, 512]" = torch.ops.aten.reshape.default(mul_1, p0)
        reshape_1: "bf16[4096, 512]" = torch.ops.aten.reshape.default(mul_1, p1)
        reshape_2: "bf16[4096, 512]" = torch.ops.aten.reshape.default(mul_1, p2)
        return (reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
