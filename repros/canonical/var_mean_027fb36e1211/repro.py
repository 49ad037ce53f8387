"""assay repro 1
pattern 027fb36e121173485527373679a7e59ab79942e89aafee9c6f41506cc750b329
home    0f6c9bccb4c2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 96]", arg1: "bf16[64, 3136, 96]", arg2: "bf16[96]", arg3: "bf16[96]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 3136, 96]" = torch.ops.aten.mul.Tensor(reshape, 1.0)
        add: "bf16[64, 3136, 96]" = torch.ops.aten.add.Tensor(arg1, mul)
        convert_element_type: "f32[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 3136, 1]" = var_mean[0]
        getitem_1: "f32[64, 3136, 1]" = var_mean[1]
        add_1: "f32[64, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 3136, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul_1, arg2)
        add_2: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(mul_2, arg3)
        convert_element_type_1: "bf16[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[64, 56, 56, 96]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[200704, 96]" = torch.ops.aten.reshape.default(reshape_1, p2)
        return (add, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
