"""assay repro 1
pattern 9b823aa901a097db46813194bcaf313f8173921ff14043ba4a7a1ac32001ae81
home    efad29fd29fd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 80, 32, 32][81920, 1, 2560, 80]", arg1: "f32[64, 80, 32, 32][163840, 1, 5120, 160]", arg2: "bf16[64, 160, 32, 32][163840, 1, 5120, 160]", arg3: "f32[160]", arg4: "f32[160]", p0: "size[]", p1: "size[]", p2: "size[]"):
        cat: "f32[64, 160, 32, 32]" = torch.ops.aten.cat.default([arg0, arg1], 1)
        reshape: "bf16[64, 160, 1024]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[64, 1024, 160]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "f32[64, 160, 1024]" = torch.ops.aten.reshape.default(cat, p1)
        permute_1: "f32[64, 1024, 160]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        add: "f32[64, 1024, 160]" = torch.ops.aten.add.Tensor(permute_1, permute)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 1024, 1]" = var_mean[0]
        getitem_1: "f32[64, 1024, 1]" = var_mean[1]
        add_1: "f32[64, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 1024, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[64, 1024, 1]" = torch.ops.aten.div.Tensor(rsqrt, 160.0)
        sub: "f32[64, 1024, 160]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[64, 1024, 160]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 1024, 160]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[64, 1024, 160]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type: "bf16[64, 1024, 160]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_2: "bf16[65536, 160]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        return (add, div, mul, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
