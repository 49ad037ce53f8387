"""assay repro 1
pattern 13114346acfb9aeab120ddfc42dff535534863a5bdb9eb923ad673f35228c843
home    207d3180e818
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 1, 128]", arg1: "bf16[128, 128, 20, 20][51200, 1, 2560, 128]", arg2: "bf16[1, 401, 128]", arg3: "bf16[128]", arg4: "bf16[128]", p0: "size[]", p1: "size[]", p2: "size[]"):
        expand: "bf16[128, 1, 128]" = torch.ops.aten.expand.default(arg0, p0)
        reshape: "bf16[128, 128, 400]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[128, 400, 128]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        cat: "bf16[128, 401, 128]" = torch.ops.aten.cat.default([expand, permute], 1)
        add: "bf16[128, 401, 128]" = torch.ops.aten.add.Tensor(cat, arg2)
        convert_element_type: "f32[128, 401, 128]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 401, 1]" = var_mean[0]
        getitem_1: "f32[128, 401, 1]" = var_mean[1]
        add_1: "f32[128, 401, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 401, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_1: "bf16[128, 401, 128]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[51328, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (add, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
