"""assay repro 1
pattern 95e720f982329e7c05922a55f27c80f242150fcc862442428ed73ac08873dfac
home    803af8a2f467
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 448]", arg1: "f32[448]", arg2: "f32[128, 49, 448]", arg3: "f32[448]", arg4: "f32[448]", p0: "size[]"):
        reshape: "bf16[128, 49, 448]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(reshape, arg1)
        add: "f32[128, 49, 448]" = torch.ops.aten.add.Tensor(arg2, mul)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 49, 1]" = var_mean[0]
        getitem_1: "f32[128, 49, 1]" = var_mean[1]
        add_1: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 49, 1]" = torch.ops.aten.div.Tensor(rsqrt, 448.0)
        sub: "f32[128, 49, 448]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_1: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[128, 49, 448]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        mean: "f32[128, 448]" = torch.ops.aten.mean.dim(add_2, [1])
        convert_element_type: "bf16[128, 448]" = torch.ops.prims.convert_element_type.default(mean, torch.bfloat16)
        return (div, mul_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
