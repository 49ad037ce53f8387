"""assay repro 1
pattern dff9bce3b654237f388efffbe207e2da3e61de0bf76cc2d75df3121b61a3a14f
home    59d8fe7faab1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 384]", arg1: "bf16[128, 196, 384]", arg2: "f32[384]", arg3: "f32[384]", p0: "size[]"):
        reshape: "bf16[128, 196, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 196, 384]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[128, 196, 384]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 196, 1]" = var_mean[0]
        getitem_1: "f32[128, 196, 1]" = var_mean[1]
        add_1: "f32[128, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 196, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 196, 384]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        mean: "f32[128, 384]" = torch.ops.aten.mean.dim(add_2, [1])
        convert_element_type_1: "bf16[128, 384]" = torch.ops.prims.convert_element_type.default(mean, torch.bfloat16)
        return (add, getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
