"""assay repro 1
pattern 70fd43918b12757cd3280e5b2c3c31967f621aca01388ba9a40b58a35c5fb561
home    f9280fea690c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12608, 384]", arg1: "bf16[64, 197, 384]", arg2: "bf16[384]", arg3: "bf16[384]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 197, 384]" = torch.ops.aten.add.Tensor(reshape, arg1)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(add, p1, 1)
        getitem: "bf16[64, 1, 384]" = split_with_sizes[0]
        clone: "bf16[64, 1, 384]" = torch.ops.aten.clone.default(getitem, memory_format = torch.contiguous_format)
        convert_element_type: "f32[64, 1, 384]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem_1: "f32[64, 1, 1]" = var_mean[0]
        getitem_2: "f32[64, 1, 1]" = var_mean[1]
        add_1: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(getitem_1, 1e-05)
        rsqrt: "f32[64, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 1, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_2)
        mul: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 1, 384]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 1, 384]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        mean: "bf16[64, 384]" = torch.ops.aten.mean.dim(convert_element_type_1, [1])
        return (mean,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
