"""assay repro 1
pattern 5dcd57ff2a61d542626f4a1b9f6d29667437e2f3462318edc27a657e90862819
home    f99dbc6ee9ee
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 64]", arg1: "f32[64, 3136, 64]", arg2: "f32[64]", arg3: "f32[64]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 3136, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[64, 3136, 64]" = torch.ops.aten.add.Tensor(reshape, arg1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 3136, 1]" = var_mean[0]
        getitem_1: "f32[64, 3136, 1]" = var_mean[1]
        add_1: "f32[64, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 3136, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[64, 3136, 1]" = torch.ops.aten.div.Tensor(rsqrt, 64.0)
        sub: "f32[64, 3136, 64]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 3136, 64]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 3136, 64]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type: "bf16[64, 3136, 64]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[200704, 64]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (add, div, mul, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
