"""assay repro 1
pattern 75c5512f6a89b401257396c0f7262a10e8356d211ad9ba8b495ce9c00875ae33
home    4765563e15ce
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50176, 192]", arg1: "f32[64, 784, 192]", arg2: "f32[192]", arg3: "f32[192]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 784, 192]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[64, 784, 192]" = torch.ops.aten.add.Tensor(reshape, arg1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 784, 1]" = var_mean[0]
        getitem_1: "f32[64, 784, 1]" = var_mean[1]
        add_1: "f32[64, 784, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 784, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[64, 784, 1]" = torch.ops.aten.div.Tensor(rsqrt, 192.0)
        sub: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 784, 192]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        permute: "f32[64, 192, 784]" = torch.ops.aten.permute.default(add_2, [0, 2, 1])
        reshape_1: "f32[64, 192, 28, 28]" = torch.ops.aten.reshape.default(permute, p1)
        convert_element_type: "bf16[64, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (add, div, mul, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
