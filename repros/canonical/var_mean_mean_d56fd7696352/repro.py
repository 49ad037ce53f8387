"""assay repro 1
pattern d56fd76963529946b9c8f1c1efe581ccc269a91884306dfe1e1ed353dc357531
home    9f2e76a064a3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 448]", arg1: "bf16[448]", arg2: "bf16[128, 49, 448]", arg3: "bf16[448]", arg4: "bf16[448]", p0: "size[]"):
        reshape: "bf16[128, 49, 448]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[128, 49, 448]" = torch.ops.aten.mul.Tensor(reshape, arg1)
        add: "bf16[128, 49, 448]" = torch.ops.aten.add.Tensor(arg2, mul)
        convert_element_type: "f32[128, 49, 448]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 49, 1]" = var_mean[0]
        getitem_1: "f32[128, 49, 1]" = var_mean[1]
        add_1: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 49, 448]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[128, 49, 448]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[128, 49, 448]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        mean: "bf16[128, 448]" = torch.ops.aten.mean.dim(convert_element_type_1, [1])
        return (mean,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
