"""assay repro 1
pattern 6d1449452e573f3932b25c32ed2f30d80c3c5caa8fab08b0817b27cfcb16b759
home    9ba5bc121781
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 768]", arg1: "bf16[128, 49, 768]", arg2: "f32[768]", arg3: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 49, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 49, 768]" = torch.ops.aten.add.Tensor(reshape, arg1)
        convert_element_type: "f32[128, 49, 768]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 49, 1]" = var_mean[0]
        getitem_1: "f32[128, 49, 1]" = var_mean[1]
        add_1: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 49, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 49, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        permute: "f32[128, 768, 49]" = torch.ops.aten.permute.default(add_2, [0, 2, 1])
        unsqueeze: "f32[128, 768, 1, 49]" = torch.ops.aten.unsqueeze.default(permute, 2)
        mean: "f32[128, 768, 1, 1]" = torch.ops.aten.mean.dim(unsqueeze, [2, 3], True)
        as_strided: "f32[128, 768, 1, 1]" = torch.ops.aten.as_strided.default(mean, p1, p2)
        squeeze: "f32[128, 768, 1]" = torch.ops.aten.squeeze.dim(as_strided, 2)
        reshape_1: "f32[128, 768]" = torch.ops.aten.reshape.default(squeeze, p3)
        convert_element_type_1: "bf16[128, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (add, getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
