"""assay repro 1
pattern f51c3b7a0327c395866cda36b4f00c6f1c239e1bd31c7b68b8cd2807bc058afa
home    e1c4cb132912
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50176, 192]", arg1: "bf16[64, 784, 192]", arg2: "bf16[192]", arg3: "bf16[192]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 784, 192]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 784, 192]" = torch.ops.aten.add.Tensor(reshape, arg1)
        convert_element_type: "f32[64, 784, 192]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 784, 1]" = var_mean[0]
        getitem_1: "f32[64, 784, 1]" = var_mean[1]
        add_1: "f32[64, 784, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 784, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 784, 192]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 784, 192]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        permute: "bf16[64, 192, 784]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        reshape_1: "bf16[64, 192, 28, 28]" = torch.ops.aten.reshape.default(permute, p1)
        return (add, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
