"""assay repro 1
pattern fe2909a4517e421c9306be24d0528c2456e35417f6f52ac79010db4879ba6fb7
home    bdc4d79ef2ef
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 96, 56, 56]", arg1: "f32[1, 3136, 96]", arg2: "f32[96]", arg3: "f32[96]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        reshape: "bf16[64, 96, 3136]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 3136, 96]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        add: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(permute, arg1)
        reshape_1: "f32[64, 56, 56, 96]" = torch.ops.aten.reshape.default(add, p1)
        reshape_2: "f32[64, 28, 2, 28, 2, 96]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "f32[64, 2, 2, 28, 28, 96]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 4, 1, 3, 5])
        clone: "f32[64, 2, 2, 28, 28, 96]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "f32[256, 28, 28, 96]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_4: "f32[256, 14, 2, 14, 2, 96]" = torch.ops.aten.reshape.default(reshape_3, p4)
        permute_2: "f32[256, 2, 2, 14, 14, 96]" = torch.ops.aten.permute.default(reshape_4, [0, 2, 4, 1, 3, 5])
        clone_1: "f32[256, 2, 2, 14, 14, 96]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_5: "f32[1024, 14, 14, 96]" = torch.ops.aten.reshape.default(clone_1, p5)
        reshape_6: "f32[1024, 7, 2, 7, 2, 96]" = torch.ops.aten.reshape.default(reshape_5, p6)
        permute_3: "f32[1024, 2, 2, 7, 7, 96]" = torch.ops.aten.permute.default(reshape_6, [0, 2, 4, 1, 3, 5])
        clone_2: "f32[1024, 2, 2, 7, 7, 96]" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        reshape_7: "f32[4096, 7, 7, 96]" = torch.ops.aten.reshape.default(clone_2, p7)
        reshape_8: "f32[64, 3136, 96]" = torch.ops.aten.reshape.default(reshape_7, p8)
        var_mean = torch.ops.aten.var_mean.correction(reshape_8, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 3136, 1]" = var_mean[0]
        getitem_1: "f32[64, 3136, 1]" = var_mean[1]
        add_1: "f32[64, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 3136, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[64, 3136, 1]" = torch.ops.aten.div.Tensor(rsqrt, 96.0)
        sub: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(reshape_8, getitem_1)
        mul: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type: "bf16[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_9: "bf16[200704, 96]" = torch.ops.aten.reshape.default(convert_element_type, p9)
        return (reshape_8, div, mul, reshape_9)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
