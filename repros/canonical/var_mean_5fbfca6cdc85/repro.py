"""assay repro 1
pattern 5fbfca6cdc8526f42d6b51d80d255d303c00e2fd08b731b8ae259d3904dc1b4b
home    6b027c26d77a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 1024]", arg1: "bf16[64, 1024, 8, 8][65536, 1, 8192, 1024]", arg2: "f32[1024]", arg3: "f32[1024]", arg4: "f32[1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 1, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 1024, 64]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[64, 64, 1024]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type: "bf16[1024]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        add: "bf16[64, 1, 1024]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        cat: "bf16[64, 65, 1024]" = torch.ops.aten.cat.default([add, permute], 1)
        convert_element_type_1: "f32[64, 65, 1024]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 65, 1]" = var_mean[0]
        getitem_1: "f32[64, 65, 1]" = var_mean[1]
        add_1: "f32[64, 65, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 65, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 65, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[64, 65, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_2: "bf16[64, 65, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_2: "bf16[4160, 1024]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        return (cat, getitem_1, rsqrt, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
