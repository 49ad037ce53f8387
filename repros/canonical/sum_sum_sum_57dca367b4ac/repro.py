"""assay repro 1
pattern 57dca367b4ac91a6c137d912aa741db5c7a2e5ddae22ce7edc5b888a7f744833
home    cf66a5499d0a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 512, 1]", arg1: "f32[16384, 768]", arg2: "f32[16384, 768]", arg3: "f32[768]", arg4: "f32[32, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[32, 512, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        reshape: "f32[32, 512, 768]" = torch.ops.aten.reshape.default(arg1, p0)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        pow_1: "f32[32, 512, 768]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 2.0)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Scalar(pow_1, 3.0)
        pow_2: "f32[32, 512, 768]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 3.0)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(pow_2, 0.044715)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(reshape, mul_2)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        reshape_1: "f32[32, 512, 768]" = torch.ops.aten.reshape.default(arg2, p1)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(reshape_1, arg3)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_4, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0, 1])
        sum_2: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_5, sum_2)
        tanh: "f32[32, 512, 768]" = torch.ops.aten.tanh.default(mul_3)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, add_1)
        mul_7: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_6, arg4)
        mul_8: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_9: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_4, mul_8)
        mul_10: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(reshape_1, mul_8)
        sub_2: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(1.0, mul_7)
        sum_3: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 1])
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_9, [2], True)
        mul_11: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_8, sum_4)
        sub_3: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_11)
        mul_12: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(div, sub_3)
        mul_13: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_12, add_1)
        mul_14: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_12, mul)
        mul_15: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_14, sub_2)
        mul_16: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_15, 0.7978845608028654)
        mul_17: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_13, 0.5)
        mul_18: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_16, 0.044715)
        mul_19: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_18, mul_1)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_16, mul_19)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_2, mul_17)
        reshape_2: "f32[16384, 768]" = torch.ops.aten.reshape.default(add_3, p2)
        permute: "f32[768, 16384]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p3)
        return (sum_1, sum_3, reshape_2, permute, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
