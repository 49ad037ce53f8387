"""assay repro 1
pattern e247af084554ad53de3cab70d6d4b33a016a6483db2ab2662a466b0758d5fa9e
home    275059310972
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 96]", arg1: "f32[128, 96, 56, 56][301056, 1, 5376, 96]", arg2: "f32[96]", arg3: "f32[96]", p0: "size[]"):
        reshape: "bf16[128, 56, 56, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 96, 56, 56]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 2])
        add: "f32[128, 96, 56, 56]" = torch.ops.aten.add.Tensor(arg1, permute)
        permute_1: "f32[128, 56, 56, 96]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        var_mean = torch.ops.aten.var_mean.correction(permute_1, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[128, 56, 56, 1]" = var_mean[1]
        add_1: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 56, 56, 1]" = torch.ops.aten.div.Tensor(rsqrt, 96.0)
        sub: "f32[128, 56, 56, 96]" = torch.ops.aten.sub.Tensor(permute_1, getitem_1)
        mul: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 56, 56, 96]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        permute_2: "f32[128, 96, 56, 56]" = torch.ops.aten.permute.default(add_2, [0, 3, 1, 2])
        convert_element_type: "bf16[128, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(permute_2, torch.bfloat16)
        return (div, mul, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
