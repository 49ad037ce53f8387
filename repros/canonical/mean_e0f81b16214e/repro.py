"""assay repro 1
pattern e0f81b16214e10578717c4604567a615b5a4328b578d7b561dc65598e9607cfa
home    c4a416e3455a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1152000, 512]", arg1: "bf16[512]"):
        convert_element_type: "f32[1152000, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        pow_1: "f32[1152000, 512]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1152000, 1]" = torch.ops.aten.mean.dim(pow_1, [1], True)
        add: "f32[1152000, 1]" = torch.ops.aten.add.Scalar(mean, 1e-06)
        rsqrt: "f32[1152000, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        mul_1: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(mul, arg1)
        convert_element_type_1: "bf16[1152000, 512]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
