"""assay repro 1
pattern c2491a7387a0fed565fa7f21ec01b4df4b28765d148187c0fd9169b977bce35e
home    8867fd3afbdd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 512, 7, 7][25088, 1, 3584, 512]", arg1: "bf16[64, 512, 7, 7][25088, 1, 3584, 512]", arg2: "bf16[512]", arg3: "bf16[512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        add: "bf16[64, 512, 7, 7]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "bf16[64, 7, 7, 512]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        convert_element_type: "f32[64, 7, 7, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[64, 7, 7, 1]" = var_mean[0]
        getitem_1: "f32[64, 7, 7, 1]" = var_mean[1]
        add_1: "f32[64, 7, 7, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 7, 7, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 7, 7, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 7, 7, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 7, 7, 512]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 7, 7, 512]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 7, 7, 512]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape: "bf16[64, 1, 7, 1, 7, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        permute_1: "bf16[64, 1, 1, 7, 7, 512]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2, 4, 5])
        reshape_1: "bf16[64, 7, 7, 512]" = torch.ops.aten.reshape.default(permute_1, p1)
        reshape_2: "bf16[3136, 512]" = torch.ops.aten.reshape.default(reshape_1, p2)
        return (permute, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
