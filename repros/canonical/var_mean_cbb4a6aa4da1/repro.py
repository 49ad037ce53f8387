"""assay repro 1
pattern cbb4a6aa4da1337c589019f64e71ccc6a5a124a1f7d0b5878e0f45d645c84bd6
home    5dd19823a56f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 96]", arg1: "f32[96]", arg2: "f32[128, 96, 56, 56][301056, 1, 5376, 96]", arg3: "f32[96]", arg4: "f32[96]", p0: "size[]"):
        reshape: "bf16[128, 56, 56, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "f32[128, 96, 56, 56]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "f32[128, 96, 56, 56]" = torch.ops.aten.add.Tensor(arg2, permute)
        permute_1: "f32[128, 56, 56, 96]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        var_mean = torch.ops.aten.var_mean.correction(permute_1, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[128, 56, 56, 1]" = var_mean[1]
        add_1: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 56, 56, 1]" = torch.ops.aten.div.Tensor(rsqrt, 96.0)
        sub: "f32[128, 56, 56, 96]" = torch.ops.aten.sub.Tensor(permute_1, getitem_1)
        mul_1: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[128, 56, 56, 96]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        permute_2: "f32[128, 96, 56, 56]" = torch.ops.aten.permute.default(add_2, [0, 3, 1, 2])
        convert_element_type: "bf16[128, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(permute_2, torch.bfloat16)
        return (div, mul_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
