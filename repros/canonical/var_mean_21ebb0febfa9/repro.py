"""assay repro 1
pattern 21ebb0febfa93c377b467bc288ebf41e657d2cd038efe6084d359c5eb9d5474d
home    4dc5712113b8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 768]", arg1: "f32[768]", arg2: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[64, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 49, 1]" = var_mean[0]
        getitem_1: "f32[64, 49, 1]" = var_mean[1]
        add: "f32[64, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 49, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        reshape_1: "f32[64, 7, 7, 768]" = torch.ops.aten.reshape.default(add_1, p1)
        reshape_2: "f32[64, 1, 7, 1, 7, 768]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "f32[64, 1, 1, 7, 7, 768]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        reshape_3: "f32[64, 7, 7, 768]" = torch.ops.aten.reshape.default(permute, p3)
        reshape_4: "f32[64, 49, 768]" = torch.ops.aten.reshape.default(reshape_3, p4)
        convert_element_type_1: "bf16[64, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.bfloat16)
        reshape_5: "bf16[3136, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (getitem_1, rsqrt, add_1, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
