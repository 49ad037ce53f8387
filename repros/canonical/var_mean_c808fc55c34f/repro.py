"""assay repro 1
pattern c808fc55c34fed940095e0c3a3752a7dac9e853e3e2f4a6af5398becb8f181ce
home    e4a9c10496bf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1152000, 512]", arg1: "bf16[512]", arg2: "bf16[512]"):
        convert_element_type: "f32[1152000, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [1], correction = 0, keepdim = True)
        getitem: "f32[1152000, 1]" = var_mean[0]
        getitem_1: "f32[1152000, 1]" = var_mean[1]
        add: "f32[1152000, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1152000, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[1152000, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[1152000, 512]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[1152000, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
