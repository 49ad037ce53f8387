"""assay repro 1
pattern d04b0c5fbe05a0feddb5d45d0246983e0687343f537b37a42ca2fbd0d826b8e5
home    5e17aeeedff3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 96]", arg1: "bf16[96]", arg2: "bf16[128, 96, 56, 56][301056, 1, 5376, 96]", arg3: "bf16[96]", arg4: "bf16[96]", p0: "size[]"):
        reshape: "bf16[128, 56, 56, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "bf16[128, 96, 56, 56]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "bf16[128, 96, 56, 56]" = torch.ops.aten.add.Tensor(arg2, permute)
        permute_1: "bf16[128, 56, 56, 96]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        convert_element_type: "f32[128, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[128, 56, 56, 1]" = var_mean[1]
        add_1: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 56, 56, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[128, 56, 56, 96]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[128, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        permute_2: "bf16[128, 96, 56, 56]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 3, 1, 2])
        return (permute_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
