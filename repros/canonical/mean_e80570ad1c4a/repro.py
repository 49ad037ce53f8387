"""assay repro 1
pattern e80570ad1c4ac46fa018fad1f689128c6f3fbd27d9691a5b7542aed96c86a6ce
home    6b8396f9ac62
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 4096]", arg1: "bf16[16, 4096]", arg2: "bf16[4096]"):
        add: "bf16[16, 4096]" = torch.ops.aten.add.Tensor(arg0, arg1)
        convert_element_type: "f32[16, 4096]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        pow_1: "f32[16, 4096]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[16, 1]" = torch.ops.aten.mean.dim(pow_1, [1], True)
        add_1: "f32[16, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[16, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul: "f32[16, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        convert_element_type_1: "bf16[16, 4096]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        mul_1: "bf16[16, 4096]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        return (add, rsqrt, mul_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
