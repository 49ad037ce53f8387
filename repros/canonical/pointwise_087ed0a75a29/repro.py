"""assay repro 1
pattern 087ed0a75a295b577ef3a3ad21b7326112d84b8db7bc5569ab5384449f045466
home    9c19a69f849d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 3072]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[2, 512, 3072]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        pow_1: "bf16[2, 512, 3072]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 3.0)
        mul_1: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(pow_1, 0.044715)
        add: "bf16[2, 512, 3072]" = torch.ops.aten.add.Tensor(reshape, mul_1)
        mul_2: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "bf16[2, 512, 3072]" = torch.ops.aten.tanh.default(mul_2)
        add_1: "bf16[2, 512, 3072]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_3: "bf16[2, 512, 3072]" = torch.ops.aten.mul.Tensor(mul, add_1)
        reshape_1: "bf16[1024, 3072]" = torch.ops.aten.reshape.default(mul_3, p1)
        permute: "bf16[3072, 1024]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        return (reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
