"""assay repro 1
pattern 208f5e47df7963d6edd8ef0a3907c6b7b90dd9d3da4e83097bab239d73437f4c
home    63d6a704bea9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 160, 28, 28][125440, 1, 4480, 160]", arg1: "bf16[128, 160, 28, 28][125440, 1, 4480, 160]", arg2: "f32[160]", arg3: "f32[160]"):
        add: "bf16[128, 160, 28, 28]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "bf16[128, 28, 28, 160]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        convert_element_type: "f32[128, 28, 28, 160]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 28, 28, 1]" = var_mean[0]
        getitem_1: "f32[128, 28, 28, 1]" = var_mean[1]
        add_1: "f32[128, 28, 28, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 28, 28, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 28, 28, 160]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 28, 28, 160]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 28, 28, 160]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 28, 28, 160]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        permute_1: "f32[128, 160, 28, 28]" = torch.ops.aten.permute.default(add_2, [0, 3, 1, 2])
        convert_element_type_1: "bf16[128, 160, 28, 28]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        return (permute, getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
