"""assay repro 1
pattern 811e77e3b68c5b25cbdaec924f53d35708d21891286f2faa395b8df355c3ab8e
home    5ec3d7f05675
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 16384]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[8, 512, 16384]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[8, 512, 16384]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        pow_1: "bf16[8, 512, 16384]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 3.0)
        mul_1: "bf16[8, 512, 16384]" = torch.ops.aten.mul.Tensor(pow_1, 0.044715)
        add: "bf16[8, 512, 16384]" = torch.ops.aten.add.Tensor(reshape, mul_1)
        mul_2: "bf16[8, 512, 16384]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "bf16[8, 512, 16384]" = torch.ops.aten.tanh.default(mul_2)
        add_1: "bf16[8, 512, 16384]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_3: "bf16[8, 512, 16384]" = torch.ops.aten.mul.Tensor(mul, add_1)
        reshape_1: "bf16[4096, 16384]" = torch.ops.aten.reshape.default(mul_3, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
