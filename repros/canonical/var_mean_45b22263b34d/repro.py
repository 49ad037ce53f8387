"""assay repro 1
pattern 45b22263b34d79c4188e553420ae5669c2b9307091f3a62998de4ac909bbf101
home    e82fe0af4b0b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6400, 512]", arg1: "f32[128, 50, 512]", arg2: "f32[512]", arg3: "f32[512]", p0: "size[]", p1: "size"):
        reshape: "bf16[128, 50, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[128, 50, 512]" = torch.ops.aten.add.Tensor(arg1, reshape)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 50, 1]" = var_mean[0]
        getitem_1: "f32[128, 50, 1]" = var_mean[1]
        add_1: "f32[128, 50, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 50, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[128, 50, 1]" = torch.ops.aten.div.Tensor(rsqrt, 512.0)
        sub: "f32[128, 50, 512]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 50, 512]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        select: "f32[128, 512]" = torch.ops.aten.select.int(add_2, 1, p1)
        clone: "f32[128, 512]" = torch.ops.aten.clone.default(select)
        convert_element_type: "bf16[128, 512]" = torch.ops.prims.convert_element_type.default(clone, torch.bfloat16)
        return (div, mul, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
