"""assay repro 1
pattern 655159de23922c011415c45f47dc5f9e029f8099b25bf5d53c38e93b1f37a262
home    029e77022053
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8192, 1024]", arg1: "f32[512, 16, 1024]", arg2: "f32[1024]", arg3: "f32[1024]", p0: "size[]", p1: "size[]"):
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
        permute: "f32[16, 512, 1024]" = torch.ops.aten.permute.default(add_2, [1, 0, 2])
        clone: "f32[16, 512, 1024]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "f32[8192, 1024]" = torch.ops.aten.reshape.default(clone, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
