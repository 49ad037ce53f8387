"""assay repro 1
pattern aeee1c4f68ddd2e22ce8de99915d010260230c2b761658e66531bebfccff0150
home    c657d3a26d71
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 896]", arg1: "f32[1, 1000, 896]", arg2: "f32[896]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 1000, 896]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[1, 1000, 896]" = torch.ops.aten.add.Tensor(arg1, reshape)
        pow_1: "f32[1, 1000, 896]" = torch.ops.aten.pow.Tensor_Scalar(add, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_1: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(add, rsqrt)
        mul_1: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(arg2, mul)
        convert_element_type: "bf16[1, 1000, 896]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_1: "bf16[1000, 896]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (add, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
