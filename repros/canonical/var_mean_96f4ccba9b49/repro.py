"""assay repro 1
pattern 96f4ccba9b4920eefc08dafabe2e7d44d631fe49621e14207030d2c8427f1861
home    886586782391
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 512]", arg1: "bf16[64, 512, 16, 16][131072, 1, 8192, 512]", arg2: "f32[512]", arg3: "f32[512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 1, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 512, 256]" = torch.ops.aten.reshape.default(arg1, p1)
        permute: "bf16[64, 256, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        cat: "bf16[64, 257, 512]" = torch.ops.aten.cat.default([reshape, permute], 1)
        convert_element_type: "f32[64, 257, 512]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 257, 1]" = var_mean[0]
        getitem_1: "f32[64, 257, 1]" = var_mean[1]
        add: "f32[64, 257, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 257, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 257, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 257, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 257, 512]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[64, 257, 512]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 257, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_2: "bf16[16448, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (cat, getitem_1, rsqrt, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
