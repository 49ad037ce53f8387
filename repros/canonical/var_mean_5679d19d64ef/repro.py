"""assay repro 1
pattern 5679d19d64ef1c99caddcde6abadb7473a69ee7895762ad0b4fc51310d0db24e
home    5ff3566afd53
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 96, 16, 16][24576, 1, 1536, 96]", arg1: "bf16[64, 96, 16, 16][24576, 1, 1536, 96]", arg2: "bf16[64, 96, 16, 16][73728, 1, 4608, 288]", arg3: "bf16[288]", arg4: "bf16[288]", p0: "size[]", p1: "size[]"):
        cat: "bf16[64, 288, 16, 16]" = torch.ops.aten.cat.default([arg0, arg1, arg2], 1)
        reshape: "bf16[64, 288, 256]" = torch.ops.aten.reshape.default(cat, p0)
        permute: "bf16[64, 256, 288]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[64, 256, 288]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 256, 1]" = var_mean[0]
        getitem_1: "f32[64, 256, 1]" = var_mean[1]
        add: "f32[64, 256, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 256, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 256, 288]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 256, 288]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 256, 288]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_1: "f32[64, 256, 288]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_1: "bf16[64, 256, 288]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[16384, 288]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (permute, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
