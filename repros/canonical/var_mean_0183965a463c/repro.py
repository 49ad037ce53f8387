"""assay repro 1
pattern 0183965a463c6d0483e743cd85bb74acbef61ead173d52921b1e2eaa1ec2866e
home    9330bd29c224
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 512, 768, 2]", arg1: "f32[32, 512, 768]", arg2: "f32[768]", arg3: "f32[768]", p0: "size", p1: "size[]"):
        select: "f32[32, 512, 768]" = torch.ops.aten.select.int(arg0, 3, p0)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg1, select)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_1: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[32, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        reshape: "f32[16384, 768]" = torch.ops.aten.reshape.default(add_2, p1)
        return (div, mul, add_2, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
