"""assay repro 1
pattern 855c6605c72592c933b6222265959936aab1b624b2f2d2e27a326c03656fbcd2
home    32a4a1dd45eb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8192, 1024]", arg1: "f32[512, 16, 1024]", arg2: "f32[1024]", arg3: "f32[1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        unsqueeze: "f32[1, 8192, 1024]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        reshape: "f32[512, 16, 1, 1, 1024]" = torch.ops.aten.reshape.default(unsqueeze, p0)
        permute: "f32[512, 16, 1024, 1, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 4, 2, 3])
        reshape_1: "f32[512, 16, 1024]" = torch.ops.aten.reshape.default(permute, p1)
        add: "f32[512, 16, 1024]" = torch.ops.aten.add.Tensor(reshape_1, arg1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[512, 16, 1]" = var_mean[0]
        getitem_1: "f32[512, 16, 1]" = var_mean[1]
        add_1: "f32[512, 16, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[512, 16, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[512, 16, 1024]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[512, 16, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        reshape_2: "f32[8192, 1024]" = torch.ops.aten.reshape.default(add_2, p2)
        return (add_2, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
