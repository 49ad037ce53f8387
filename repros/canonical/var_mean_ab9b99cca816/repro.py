"""assay repro 1
pattern ab9b99cca81606dd2d0113cf3a0de20ff436d696b11575452c26b8ea7240d749
home    d07d70eb292e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 96, 56, 56]", arg1: "bf16[96]", arg2: "bf16[96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[64, 96, 3136]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 3136, 96]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        clone: "bf16[64, 3136, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        convert_element_type: "f32[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 3136, 1]" = var_mean[0]
        getitem_1: "f32[64, 3136, 1]" = var_mean[1]
        add: "f32[64, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 3136, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[64, 56, 56, 96]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[64, 8, 7, 8, 7, 96]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[64, 8, 8, 7, 7, 96]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone_1: "bf16[64, 8, 8, 7, 7, 96]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[4096, 7, 7, 96]" = torch.ops.aten.reshape.default(clone_1, p3)
        reshape_4: "bf16[4096, 49, 96]" = torch.ops.aten.reshape.default(reshape_3, p4)
        reshape_5: "bf16[200704, 96]" = torch.ops.aten.reshape.default(reshape_4, p5)
        reshape_6: "bf16[200704, 96]" = torch.ops.aten.reshape.default(reshape_4, p6)
        reshape_7: "bf16[200704, 96]" = torch.ops.aten.reshape.default(reshape_4, p7)
        return (convert_element_type_1, reshape_5, reshape_6, reshape_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
