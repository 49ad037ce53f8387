"""assay repro 1
pattern 91b46f215dbbb050d0093245d3db3f9143e0b49ad3545c7463997c3b2fe59fec
home    5f7002589e66
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 96, 56, 56]", arg1: "bf16[96]", arg2: "bf16[96]"):
        permute: "bf16[128, 56, 56, 96]" = torch.ops.aten.permute.default(arg0, [0, 2, 3, 1])
        clone: "bf16[128, 56, 56, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        convert_element_type: "f32[128, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[128, 56, 56, 1]" = var_mean[1]
        add: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 56, 56, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 56, 56, 96]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[128, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        permute_1: "bf16[128, 96, 56, 56]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 3, 1, 2])
        return (permute_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
