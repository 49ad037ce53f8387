"""assay repro 1
pattern da4db32d28fee5c8350424173afdcbb0f61dbd0821c13a41f5fd96310c0e71ad
home    04840a2b3ecf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12608, 768]", arg1: "bf16[768]", arg2: "bf16[64, 197, 768]", arg3: "bf16[768]", arg4: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 197, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 197, 768]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        add: "bf16[64, 197, 768]" = torch.ops.aten.add.Tensor(mul, arg2)
        convert_element_type: "f32[64, 197, 768]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 197, 1]" = var_mean[0]
        getitem_1: "f32[64, 197, 1]" = var_mean[1]
        add_1: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 197, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[64, 197, 768]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[64, 197, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[12608, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[12608, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_3: "bf16[12608, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (add, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
