"""assay repro 1
pattern 101f34d889818b923bd1db62fde23b59f769f862f2617f2b9ef2ecf3b4880eb9
home    6f1c4bd0e589
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16384, 768]", arg1: "f32[32, 512, 768]", arg2: "f32[768]", arg3: "f32[32, 512, 768]", arg4: "f32[32, 512, 1]", arg5: "f32[32, 512, 768, 2]", p0: "size[]", p1: "size"):
        reshape: "f32[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg1, reshape)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add, arg2)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add, arg3)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        select_scatter: "f32[32, 512, 768, 2]" = torch.ops.aten.select_scatter.default(arg5, mul_5, 3, p1)
        return (sum_1, sum_2, mul_5, select_scatter)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
