"""assay repro 1
pattern a9d0343f7588b70d66d90e76e3d79a2176013df971043dda73d4c1cca6c204e0
home    1f218d8683f5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 1024]", arg1: "bf16[4096, 1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[32, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[32, 128, 1024]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        pow_1: "bf16[32, 128, 1024]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 3.0)
        mul_1: "bf16[32, 128, 1024]" = torch.ops.aten.mul.Tensor(pow_1, 0.044715)
        add: "bf16[32, 128, 1024]" = torch.ops.aten.add.Tensor(reshape, mul_1)
        mul_2: "bf16[32, 128, 1024]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        reshape_1: "bf16[32, 128, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        tanh: "bf16[32, 128, 1024]" = torch.ops.aten.tanh.default(mul_2)
        add_1: "bf16[32, 128, 1024]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_3: "bf16[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul, add_1)
        mul_4: "bf16[32, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_3, reshape_1)
        reshape_2: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(mul_4, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
