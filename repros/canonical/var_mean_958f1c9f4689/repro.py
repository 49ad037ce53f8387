"""assay repro 1
pattern 958f1c9f46892d20ef4cb684b69bdccbe561c81c90e157ae224c7cd8b636987a
home    16fbb9e894f4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[65536, 160]", arg1: "f32[160]", arg2: "f32[160]", arg3: "f32[64, 1024, 160]", arg4: "f32[160]", arg5: "f32[160]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 1024, 160]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[160]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        add: "bf16[64, 1024, 160]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        mul: "f32[64, 1024, 160]" = torch.ops.aten.mul.Tensor(arg2, add)
        add_1: "f32[64, 1024, 160]" = torch.ops.aten.add.Tensor(arg3, mul)
        reshape_1: "f32[64, 32, 32, 160]" = torch.ops.aten.reshape.default(add_1, p1)
        var_mean = torch.ops.aten.var_mean.correction(reshape_1, [3], correction = 0, keepdim = True)
        getitem: "f32[64, 32, 32, 1]" = var_mean[0]
        getitem_1: "f32[64, 32, 32, 1]" = var_mean[1]
        add_2: "f32[64, 32, 32, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 32, 32, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div: "f32[64, 32, 32, 1]" = torch.ops.aten.div.Tensor(rsqrt, 160.0)
        sub: "f32[64, 32, 32, 160]" = torch.ops.aten.sub.Tensor(reshape_1, getitem_1)
        mul_1: "f32[64, 32, 32, 160]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 32, 32, 160]" = torch.ops.aten.mul.Tensor(mul_1, arg4)
        add_3: "f32[64, 32, 32, 160]" = torch.ops.aten.add.Tensor(mul_2, arg5)
        convert_element_type_1: "bf16[64, 32, 32, 160]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_2: "bf16[65536, 160]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (div, mul_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
