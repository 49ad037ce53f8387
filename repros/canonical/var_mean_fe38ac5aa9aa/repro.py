"""assay repro 1
pattern fe38ac5aa9aa5cb1d19c039335a9493cda36e243d06064472ed7bf789d953ff3
home    f02b9f0eef05
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25216, 768]", arg1: "bf16[768]", arg2: "bf16[128, 197, 768]", arg3: "bf16[768]", arg4: "bf16[768]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 197, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[128, 197, 768]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        add: "bf16[128, 197, 768]" = torch.ops.aten.add.Tensor(arg2, mul)
        convert_element_type: "f32[128, 197, 768]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 197, 1]" = var_mean[0]
        getitem_1: "f32[128, 197, 1]" = var_mean[1]
        add_1: "f32[128, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 197, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 197, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 197, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[128, 197, 768]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[128, 197, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[25216, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (add, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
