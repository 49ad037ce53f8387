"""assay repro 1
pattern 94eabc9040efc75ff94fbce668780c56da747b3067444355f1d87422f48e2575
home    8c6c6d157dd9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16384, 3072]", arg1: "f32[16384, 3072]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "f32[32, 512, 3072]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        pow_1: "f32[32, 512, 3072]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 2.0)
        mul_1: "f32[32, 512, 3072]" = torch.ops.aten.mul.Scalar(pow_1, 3.0)
        pow_2: "f32[32, 512, 3072]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 3.0)
        mul_2: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(pow_2, 0.044715)
        add: "f32[32, 512, 3072]" = torch.ops.aten.add.Tensor(reshape, mul_2)
        mul_3: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        reshape_1: "f32[32, 512, 3072]" = torch.ops.aten.reshape.default(arg1, p1)
        mul_4: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(reshape_1, mul)
        tanh: "f32[32, 512, 3072]" = torch.ops.aten.tanh.default(mul_3)
        add_1: "f32[32, 512, 3072]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_5: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(reshape_1, add_1)
        mul_6: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        mul_7: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_5, 0.5)
        sub: "f32[32, 512, 3072]" = torch.ops.aten.sub.Tensor(1.0, mul_6)
        mul_8: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_4, sub)
        mul_9: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_8, 0.7978845608028654)
        mul_10: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_9, 0.044715)
        mul_11: "f32[32, 512, 3072]" = torch.ops.aten.mul.Tensor(mul_10, mul_1)
        add_2: "f32[32, 512, 3072]" = torch.ops.aten.add.Tensor(mul_9, mul_11)
        add_3: "f32[32, 512, 3072]" = torch.ops.aten.add.Tensor(add_2, mul_7)
        reshape_2: "f32[16384, 3072]" = torch.ops.aten.reshape.default(add_3, p2)
        permute: "f32[3072, 16384]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 3072]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True)
        reshape_3: "f32[3072]" = torch.ops.aten.reshape.default(sum_1, p3)
        return (reshape_2, permute, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
