"""assay repro 1
pattern 134b6b55394e9e56a2fc58ff26087d72920db31207a93b4cf7c887425eb0f344
home    036317afaea0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 256, 31, 31][246016, 1, 7936, 256]", arg1: "bf16[1, 256, 31, 31][256, 1, 7936, 256]", arg2: "bf16[1, 1, 256]", arg3: "bf16[256]", arg4: "bf16[256]", p0: "size[]", p1: "size[]", p2: "size[]"):
        add: "bf16[64, 256, 31, 31]" = torch.ops.aten.add.Tensor(arg0, arg1)
        expand: "bf16[64, 1, 256]" = torch.ops.aten.expand.default(arg2, p0)
        reshape: "bf16[64, 256, 961]" = torch.ops.aten.reshape.default(add, p1)
        permute: "bf16[64, 961, 256]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        cat: "bf16[64, 962, 256]" = torch.ops.aten.cat.default([expand, permute], 1)
        convert_element_type: "f32[64, 962, 256]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 962, 1]" = var_mean[0]
        getitem_1: "f32[64, 962, 1]" = var_mean[1]
        add_1: "f32[64, 962, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 962, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 962, 256]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 962, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 962, 256]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[64, 962, 256]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_1: "bf16[64, 962, 256]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[61568, 256]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (cat, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
