"""assay repro 1
pattern 1c8f405906f77c10e63ff5841bf364a912e39a86ff5aac8fb3f7fc6cd290a747
home    333253957ba5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 512]", arg1: "bf16[32, 128, 512]", arg2: "bf16[512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[32, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[32, 128, 512]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[32, 128, 512]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        pow_1: "f32[32, 128, 512]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[32, 128, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_1: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(add, rsqrt)
        convert_element_type_1: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        mul_1: "bf16[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        reshape_1: "bf16[4096, 512]" = torch.ops.aten.reshape.default(mul_1, p1)
        reshape_2: "bf16[4096, 512]" = torch.ops.aten.reshape.default(mul_1, p2)
        reshape_3: "bf16[4096, 512]" = torch.ops.aten.reshape.default(mul_1, p3)
        return (add, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
