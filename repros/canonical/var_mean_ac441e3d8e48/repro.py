"""assay repro 1
pattern ac441e3d8e48f617b433e9c06b0b9798d0d091eda5a1d7d942ff9ec7846d2840
home    d517b5fea539
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 32]", arg1: "f32[128, 3136, 32]", arg2: "f32[32]", arg3: "f32[32]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 3136, 32]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[128, 3136, 32]" = torch.ops.aten.add.Tensor(arg1, reshape)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 3136, 1]" = var_mean[0]
        getitem_1: "f32[128, 3136, 1]" = var_mean[1]
        add_1: "f32[128, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 3136, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 3136, 1]" = torch.ops.aten.div.Tensor(rsqrt, 32.0)
        sub: "f32[128, 3136, 32]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 3136, 32]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 3136, 32]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        permute: "f32[128, 32, 3136]" = torch.ops.aten.permute.default(add_2, [0, 2, 1])
        reshape_1: "f32[128, 32, 56, 56]" = torch.ops.aten.reshape.default(permute, p1)
        convert_element_type: "bf16[128, 3136, 32]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_2: "bf16[401408, 32]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        convert_element_type_1: "bf16[128, 32, 56, 56]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (add, div, mul, reshape_2, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
