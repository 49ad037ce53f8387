"""assay repro 1
pattern fbb4edadf93834d77c9bfd64c622d410cf78fe5c6b4077ae680f80a3b2b87c7c
home    90a014e9dd1a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", arg1: "f32[768]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[16, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[16, 512, 768]" = torch.ops.aten.erf.default(mul)
        add: "f32[16, 512, 768]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "f32[16, 512, 768]" = torch.ops.prims.convert_element_type.default(mul_2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add_1: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul_3: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_4: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul_3, arg1)
        convert_element_type_2: "bf16[16, 512, 768]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape_1: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        return (getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
