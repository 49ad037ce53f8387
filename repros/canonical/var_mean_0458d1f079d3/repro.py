"""assay repro 1
pattern 0458d1f079d3a4c2a9df71a9c47a96aa598d3c5efad441c90365c8b908a2f3d6
home    a502eb956cf4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8192, 1024]", arg1: "f32[512, 16, 1024]", arg2: "f32[1024]", arg3: "f32[1024]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "f32[512, 16, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[512, 16, 1024]" = torch.ops.aten.add.Tensor(reshape, arg1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[512, 16, 1]" = var_mean[0]
        getitem_1: "f32[512, 16, 1]" = var_mean[1]
        add_1: "f32[512, 16, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[512, 16, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[512, 16, 1024]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[512, 16, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        slice_1: "f32[512, 16, 1024]" = torch.ops.aten.slice.Tensor(add_2, 0, p1, p2, p3)
        unsqueeze: "f32[512, 16, 1024, 1]" = torch.ops.aten.unsqueeze.default(add_2, 3)
        unsqueeze_1: "f32[512, 16, 1024, 1]" = torch.ops.aten.unsqueeze.default(add_2, 3)
        unsqueeze_2: "f32[512, 16, 1024, 1]" = torch.ops.aten.unsqueeze.default(add_2, 3)
        unsqueeze_3: "f32[512, 16, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 4)
        reshape_1: "f32[1, 8192, 1024]" = torch.ops.aten.reshape.default(unsqueeze_3, p4)
        squeeze: "f32[8192, 1024]" = torch.ops.aten.squeeze.dim(reshape_1, 0)
        unsqueeze_4: "f32[512, 16, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 4)
        reshape_2: "f32[1, 8192, 1024]" = torch.ops.aten.reshape.default(unsqueeze_4, p5)
        squeeze_1: "f32[8192, 1024]" = torch.ops.aten.squeeze.dim(reshape_2, 0)
        unsqueeze_5: "f32[512, 16, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 4)
        reshape_3: "f32[1, 8192, 1024]" = torch.ops.aten.reshape.default(unsqueeze_5, p6)
        squeeze_2: "f32[8192, 1024]" = torch.ops.aten.squeeze.dim(reshape_3, 0)
        return (add_2, slice_1, squeeze, squeeze_1, squeeze_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
