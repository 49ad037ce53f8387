"""assay repro 1
pattern 4f9bda313fe6865f6b94ea1550b6342551cc465db98f6b85671440c154c81edb
home    a58af5908382
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 2048]", arg1: "f32[32, 128, 2048]", arg2: "f32[2048]", arg3: "f32[2048]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[32, 128, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[32, 128, 2048]" = torch.ops.aten.add.Tensor(arg1, reshape)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 128, 1]" = var_mean[0]
        getitem_1: "f32[32, 128, 1]" = var_mean[1]
        add_1: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[32, 128, 1]" = torch.ops.aten.div.Tensor(rsqrt, 2048.0)
        sub: "f32[32, 128, 2048]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 128, 2048]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[32, 128, 2048]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type: "bf16[32, 128, 2048]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[4096, 2048]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (div, mul, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
