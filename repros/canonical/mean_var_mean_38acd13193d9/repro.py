"""assay repro 1
pattern 38acd13193d9166ae18198ffc1fcf2e38d927164f2f4ea0f6ca12a5d6d8f1a4f
home    5d7643573269
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 768]", arg1: "f32[768]", arg2: "f32[128, 768, 7, 7][37632, 1, 5376, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size[]"):
        reshape: "bf16[128, 7, 7, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "f32[128, 768, 7, 7]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "f32[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(arg2, permute)
        mean: "f32[128, 768]" = torch.ops.aten.mean.dim(add, [2, 3])
        var_mean = torch.ops.aten.var_mean.correction(mean, [1], correction = 0, keepdim = True)
        getitem: "f32[128, 1]" = var_mean[0]
        getitem_1: "f32[128, 1]" = var_mean[1]
        add_1: "f32[128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[128, 768]" = torch.ops.aten.sub.Tensor(mean, getitem_1)
        mul_1: "f32[128, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[128, 768]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type: "bf16[128, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (div, mul_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
