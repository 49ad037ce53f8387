"""assay repro 1
pattern 6e45f195d419b587c60ac74b8399f247e126a525e12e24165d883b4f22d88bad
home    2eb34b31c3af
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12608, 384]", arg1: "bf16[64, 197, 384]", arg2: "bf16[384]", arg3: "bf16[384]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 197, 384]" = torch.ops.aten.add.Tensor(reshape, arg1)
        convert_element_type: "f32[64, 197, 384]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 197, 1]" = var_mean[0]
        getitem_1: "f32[64, 197, 1]" = var_mean[1]
        add_1: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 197, 384]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(convert_element_type_1, p1, 1)
        getitem_2: "bf16[64, 1, 384]" = split_with_sizes[0]
        getitem_3: "bf16[64, 196, 384]" = split_with_sizes[1]
        permute: "bf16[64, 384, 196]" = torch.ops.aten.permute.default(getitem_3, [0, 2, 1])
        reshape_1: "bf16[64, 384, 14, 14]" = torch.ops.aten.reshape.default(permute, p2)
        return (add, getitem_2, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
