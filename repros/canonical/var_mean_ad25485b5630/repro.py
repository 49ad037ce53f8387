"""assay repro 1
pattern ad25485b5630f872538a0c829eafbfe10806200df6aa52540ca9a44bce17a933
home    cf68a9d31e1a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 96]", arg1: "bf16[96]", arg2: "bf16[96]", arg3: "bf16[64, 3136, 96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[4096, 49, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[4096, 7, 7, 96]" = torch.ops.aten.reshape.default(reshape, p1)
        reshape_2: "bf16[64, 8, 8, 7, 7, 96]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[64, 8, 7, 8, 7, 96]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[64, 8, 7, 8, 7, 96]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[64, 56, 56, 96]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_4: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(reshape_3, p4)
        convert_element_type: "f32[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
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
        add_2: "bf16[64, 3136, 96]" = torch.ops.aten.add.Tensor(arg3, convert_element_type_1)
        reshape_5: "bf16[200704, 96]" = torch.ops.aten.reshape.default(add_2, p5)
        return (add_2, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
