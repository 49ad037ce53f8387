"""assay repro 1
pattern eaa26addbb25920fc9a5169d75e63520932ee78b417c6d320ff807c587a08333
home    3b7cd1b35059
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 80, 56, 56][250880, 1, 4480, 80]", arg1: "f32[128, 80, 56, 56][250880, 1, 4480, 80]", arg2: "f32[80]", arg3: "f32[80]"):
        add: "f32[128, 80, 56, 56]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "f32[128, 56, 56, 80]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        var_mean = torch.ops.aten.var_mean.correction(permute, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[128, 56, 56, 1]" = var_mean[1]
        add_1: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 56, 56, 1]" = torch.ops.aten.div.Tensor(rsqrt, 80.0)
        sub: "f32[128, 56, 56, 80]" = torch.ops.aten.sub.Tensor(permute, getitem_1)
        mul: "f32[128, 56, 56, 80]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 56, 56, 80]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 56, 56, 80]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        permute_1: "f32[128, 80, 56, 56]" = torch.ops.aten.permute.default(add_2, [0, 3, 1, 2])
        convert_element_type: "bf16[128, 80, 56, 56]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        return (div, mul, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
