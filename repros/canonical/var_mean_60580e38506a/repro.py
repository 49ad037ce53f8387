"""assay repro 1
pattern 60580e38506a8893d9719bdb0a4e759829c49b17fafef36832ec2b238bbb5896
home    5884fce565a1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16384, 768]", arg1: "f32[768]", arg2: "f32[768]", p0: "size[]", p1: "size[]"):
        reshape: "f32[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        pow_1: "f32[32, 512, 768]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 3.0)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(pow_1, 0.044715)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(reshape, mul_1)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "f32[32, 512, 768]" = torch.ops.aten.tanh.default(mul_2)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, add_1)
        var_mean = torch.ops.aten.var_mean.correction(mul_3, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_2: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_3, getitem_1)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_4, arg1)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_5, arg2)
        reshape_1: "f32[16384, 768]" = torch.ops.aten.reshape.default(add_3, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
