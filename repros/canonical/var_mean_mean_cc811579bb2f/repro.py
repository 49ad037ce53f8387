"""assay repro 1
pattern cc811579bb2fde5a96f0df3b3db3b69adb9eaa67f42a7ca0701cd85e1a9e3d9b
home    d5bf6ead2652
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 1024]", arg1: "bf16[128, 49, 1024]", arg2: "bf16[1024]", arg3: "bf16[1024]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 49, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 49, 1024]" = torch.ops.aten.add.Tensor(arg1, reshape)
        reshape_1: "bf16[128, 7, 7, 1024]" = torch.ops.aten.reshape.default(add, p1)
        convert_element_type: "f32[128, 7, 7, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 7, 7, 1]" = var_mean[0]
        getitem_1: "f32[128, 7, 7, 1]" = var_mean[1]
        add_1: "f32[128, 7, 7, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 7, 7, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 7, 7, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 7, 7, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 7, 7, 1024]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 7, 7, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 7, 7, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        mean: "bf16[128, 1024]" = torch.ops.aten.mean.dim(convert_element_type_1, [1, 2])
        return (mean,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
