"""assay repro 1
pattern 0405c22109ccf7d292281d496e2f8043520f038eb75da059799cbdc50b6d8608
home    5ae7e76f6ba9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 1024]", arg1: "bf16[2048, 1024]", arg2: "bf16[8, 384, 1024]", arg3: "bf16[1024]", arg4: "bf16[1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 1, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 2, 128, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        cat: "bf16[8, 3, 128, 1024]" = torch.ops.aten.cat.default([reshape, reshape_1], 1)
        reshape_2: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(cat, p2)
        add: "bf16[8, 384, 1024]" = torch.ops.aten.add.Tensor(arg2, reshape_2)
        convert_element_type: "f32[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 384, 1]" = var_mean[0]
        getitem_1: "f32[8, 384, 1]" = var_mean[1]
        add_1: "f32[8, 384, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 384, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_1: "bf16[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_3: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (convert_element_type_1, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
