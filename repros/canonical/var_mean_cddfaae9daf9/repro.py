"""assay repro 1
pattern cddfaae9daf91714fe758a446d8d465eeb427b691d2f02b1dcf5d44c2a14d2a8
home    8a1207b680ce
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 2560]", arg1: "bf16[32, 128, 2560]", arg2: "bf16[2560]", arg3: "bf16[2560]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[32, 128, 2560]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[32, 128, 2560]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 128, 1]" = var_mean[0]
        getitem_1: "f32[32, 128, 1]" = var_mean[1]
        add_1: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[32, 128, 2560]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[32, 128, 2560]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[4096, 2560]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (add, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
