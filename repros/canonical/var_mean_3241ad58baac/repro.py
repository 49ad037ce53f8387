"""assay repro 1
pattern 3241ad58baac50018407bff2143c2c4dbaa8d4373e1c540bb0d77499c4e7e269
home    ef95cde1f868
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 96, 56, 56]", arg1: "f32[96]", arg2: "f32[96]"):
        permute: "bf16[128, 56, 56, 96]" = torch.ops.aten.permute.default(arg0, [0, 2, 3, 1])
        convert_element_type: "f32[128, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[128, 56, 56, 96]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        var_mean = torch.ops.aten.var_mean.correction(clone, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[128, 56, 56, 1]" = var_mean[1]
        add: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 56, 56, 96]" = torch.ops.aten.sub.Tensor(clone, getitem_1)
        mul: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 56, 56, 96]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        permute_1: "f32[128, 96, 56, 56]" = torch.ops.aten.permute.default(add_1, [0, 3, 1, 2])
        convert_element_type_1: "bf16[128, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        return (getitem_1, rsqrt, permute_1, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
