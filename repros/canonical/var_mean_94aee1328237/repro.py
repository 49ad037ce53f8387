"""assay repro 1
pattern 94aee1328237d1e7b95f4209736ef4ac9e37fa67dc86d00f5abbd063e9425bf1
home    17b3bf277368
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 384]", arg1: "bf16[384]", arg2: "bf16[64, 1, 384]", arg3: "bf16[64, 196, 384]", arg4: "bf16[384]", arg5: "bf16[384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size"):
        reshape: "bf16[64, 1, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 1, 384]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        add: "bf16[64, 1, 384]" = torch.ops.aten.add.Tensor(arg2, mul)
        cat: "bf16[64, 197, 384]" = torch.ops.aten.cat.default([add, arg3], 1)
        convert_element_type: "f32[64, 197, 384]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 197, 1]" = var_mean[0]
        getitem_1: "f32[64, 197, 1]" = var_mean[1]
        add_1: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, arg4)
        add_2: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(mul_2, arg5)
        convert_element_type_1: "bf16[64, 197, 384]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[12608, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[12608, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        select: "bf16[64, 384]" = torch.ops.aten.select.int(convert_element_type_1, 1, p3)
        return (add, reshape_1, reshape_2, select)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
