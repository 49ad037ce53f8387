"""assay repro 1
pattern b930001567b6dda7e75872821b245aa67b669f016ad8c531497b31cf55e47b4c
home    2af51104a6a0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 64, 56, 56][200704, 1, 3584, 64]", arg1: "bf16[128, 64, 56, 56][200768, 1, 3584, 64]", arg2: "bf16[128, 3137, 64]", arg3: "bf16[64]", arg4: "bf16[64]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        add: "bf16[128, 64, 56, 56]" = torch.ops.aten.add.Tensor(arg0, arg1)
        reshape: "bf16[128, 64, 3136]" = torch.ops.aten.reshape.default(add, p0)
        permute: "bf16[128, 3136, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        slice_1: "bf16[128, 1, 64]" = torch.ops.aten.slice.Tensor(arg2, 1, p1, p2, p3)
        cat: "bf16[128, 3137, 64]" = torch.ops.aten.cat.default([slice_1, permute], 1)
        convert_element_type: "f32[128, 3137, 64]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 3137, 1]" = var_mean[0]
        getitem_1: "f32[128, 3137, 1]" = var_mean[1]
        add_1: "f32[128, 3137, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 3137, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 3137, 64]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 3137, 64]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 3137, 64]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[128, 3137, 64]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_1: "bf16[128, 3137, 64]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[401536, 64]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        return (cat, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
