"""assay repro 1
pattern 150b710f0aee1799ab793a31fdd08913e93c5d159c1eb2f25657aa11bb55507b
home    59fc608d3329
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 96]", arg1: "f32[64, 3136, 96]", arg2: "f32[96]", arg3: "f32[96]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 3136, 96]" = torch.ops.aten.mul.Tensor(reshape, 1.0)
        add: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(arg1, mul)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 3136, 1]" = var_mean[0]
        getitem_1: "f32[64, 3136, 1]" = var_mean[1]
        add_1: "f32[64, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 3136, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[64, 3136, 1]" = torch.ops.aten.div.Tensor(rsqrt, 96.0)
        sub: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_1: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_1, arg2)
        add_2: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(mul_2, arg3)
        reshape_1: "f32[64, 56, 56, 96]" = torch.ops.aten.reshape.default(add_2, p1)
        convert_element_type: "bf16[64, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        reshape_2: "bf16[200704, 96]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        return (add, div, mul_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
