"""assay repro 1
pattern f8d05c6d58afc8aff97f926a96e75b5b2bcc127e3c477e9d0e58363b9fe0fa30
home    8664b91d0c43
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4, 96, 56, 56]", arg1: "f32[96]", arg2: "f32[96]"):
        permute: "bf16[4, 56, 56, 96]" = torch.ops.aten.permute.default(arg0, [0, 2, 3, 1])
        clone: "bf16[4, 56, 56, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        convert_element_type: "f32[4, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[4, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[4, 56, 56, 1]" = var_mean[1]
        add: "f32[4, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[4, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[4, 56, 56, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[4, 56, 56, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[4, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[4, 56, 56, 96]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[4, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        permute_1: "bf16[4, 96, 56, 56]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 3, 1, 2])
        convert_element_type_2: "bf16[4, 56, 56, 1]" = torch.ops.prims.convert_element_type.default(getitem_1, torch.bfloat16)
        convert_element_type_3: "bf16[4, 56, 56, 1]" = torch.ops.prims.convert_element_type.default(rsqrt, torch.bfloat16)
        return (permute_1, convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
