"""assay repro 1
pattern 6c709e7ddb10eb5df8a44b19715f03b58586919e68b7f1ee35814f7ef8b679b8
home    c15bd100f0f4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128]", arg1: "bf16[128, 401, 128]", arg2: "bf16[128]", arg3: "bf16[128]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size"):
        reshape: "bf16[128, 1, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "bf16[128, 400, 128]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        cat: "bf16[128, 401, 128]" = torch.ops.aten.cat.default([reshape, slice_1], 1)
        convert_element_type: "f32[128, 401, 128]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 401, 1]" = var_mean[0]
        getitem_1: "f32[128, 401, 1]" = var_mean[1]
        add: "f32[128, 401, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 401, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 401, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 401, 128]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[128, 401, 128]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 401, 128]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        select: "bf16[128, 128]" = torch.ops.aten.select.int(convert_element_type_1, 1, p4)
        clone: "bf16[128, 128]" = torch.ops.aten.clone.default(select)
        return (clone,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
