"""assay repro 1
pattern b7edc80b331f74b53d6f90b8c451712c8f57e872ed2b7b0effdf3a5688569743
home    49ae77962905
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg1: "f32[1, 196, 384]", arg2: "f32[384]", arg3: "f32[384]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 384, 196]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 196, 384]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        add: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(permute, arg1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 196, 1]" = var_mean[0]
        getitem_1: "f32[64, 196, 1]" = var_mean[1]
        add_1: "f32[64, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 196, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type: "bf16[64, 196, 384]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[12544, 384]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (add, getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
