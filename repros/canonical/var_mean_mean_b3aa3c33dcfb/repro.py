"""assay repro 1
pattern b3aa3c33dcfb7232f32b931e13bbc751f82a5d0e8f5ec883481ce089292eb095
home    595917d4a3df
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16448, 768]", arg1: "bf16[768]", arg2: "bf16[64, 257, 768]", arg3: "bf16[768]", arg4: "bf16[768]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size"):
        reshape: "bf16[64, 257, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 257, 768]" = torch.ops.aten.mul.Tensor(reshape, arg1)
        add: "bf16[64, 257, 768]" = torch.ops.aten.add.Tensor(mul, arg2)
        convert_element_type: "f32[64, 257, 768]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 257, 1]" = var_mean[0]
        getitem_1: "f32[64, 257, 1]" = var_mean[1]
        add_1: "f32[64, 257, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 257, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 257, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[64, 257, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        select: "bf16[64, 768]" = torch.ops.aten.select.int(convert_element_type_1, 1, p1)
        slice_1: "bf16[64, 256, 768]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 1, p2, p3, p4)
        mean: "bf16[64, 768]" = torch.ops.aten.mean.dim(slice_1, [1])
        cat: "bf16[64, 1536]" = torch.ops.aten.cat.default([select, mean], 1)
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
