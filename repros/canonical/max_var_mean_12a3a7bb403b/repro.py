"""assay repro 1
pattern 12a3a7bb403b72613ecf91c8e921a6f73f0904662b9cc547c1d428bc27a8bbd7
home    4591d34a3ba3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 192]", arg1: "bf16[50176, 192]", arg2: "f32[192]", arg3: "f32[192]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 3136, 192]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 784, 192]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[64, 4, 784, 192]" = torch.ops.aten.reshape.default(reshape, p2)
        max_1 = torch.ops.aten.max.dim(reshape_2, 1)
        getitem: "bf16[64, 784, 192]" = max_1[0]
        getitem_1: "i64[64, 784, 192]" = max_1[1]
        add: "bf16[64, 784, 192]" = torch.ops.aten.add.Tensor(getitem, reshape_1)
        unsqueeze: "i64[64, 1, 784, 192]" = torch.ops.aten.unsqueeze.default(getitem_1, 1)
        convert_element_type: "f32[64, 784, 192]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem_2: "f32[64, 784, 1]" = var_mean[0]
        getitem_3: "f32[64, 784, 1]" = var_mean[1]
        add_1: "f32[64, 784, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-06)
        rsqrt: "f32[64, 784, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_3)
        mul: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 784, 192]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 784, 192]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_3: "bf16[50176, 192]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (add, unsqueeze, getitem_3, rsqrt, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
