"""assay repro 1
pattern b2d16f428c739a473c6f1c0a11740795e3ea5f3c257d301faa2cc2ffae93596f
home    0621229d64ae
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 256]", arg1: "bf16[128, 49, 256]", arg2: "bf16[256]", arg3: "bf16[256]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 49, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 49, 256]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[128, 49, 256]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 49, 1]" = var_mean[0]
        getitem_1: "f32[128, 49, 1]" = var_mean[1]
        add_1: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 49, 256]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 49, 256]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 49, 256]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 49, 256]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[128, 7, 7, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute: "bf16[128, 256, 7, 7]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 2])
        clone: "bf16[128, 256, 7, 7]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        permute_1: "bf16[128, 7, 7, 256]" = torch.ops.aten.permute.default(clone, [0, 2, 3, 1])
        reshape_2: "bf16[128, 49, 256]" = torch.ops.aten.reshape.default(permute_1, p2)
        mean: "bf16[128, 256]" = torch.ops.aten.mean.dim(reshape_2, [1])
        return (mean,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
