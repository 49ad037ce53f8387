"""assay repro 1
pattern fdffe03e264a948b8ac06dc38e5673c31409b58dd756a249883e0b2c80eff80c
home    df150dd1b2bf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 96]", arg1: "bf16[96]", arg2: "bf16[96]", arg3: "bf16[64, 3136, 96]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size[]", p27: "size[]"):
        reshape: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 3136, 1]" = var_mean[0]
        getitem_1: "f32[64, 3136, 1]" = var_mean[1]
        add: "f32[64, 3136, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 3136, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 3136, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 3136, 96]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[64, 3136, 96]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        add_2: "bf16[64, 3136, 96]" = torch.ops.aten.add.Tensor(arg3, convert_element_type_1)
        reshape_1: "bf16[64, 56, 56, 96]" = torch.ops.aten.reshape.default(add_2, p1)
        slice_1: "bf16[64, 28, 56, 96]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p2, p3, p4)
        slice_2: "bf16[64, 28, 56, 96]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p5, p6, p7)
        slice_3: "bf16[64, 28, 56, 96]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p8, p9, p10)
        slice_4: "bf16[64, 28, 56, 96]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p11, p12, p13)
        slice_5: "bf16[64, 28, 28, 96]" = torch.ops.aten.slice.Tensor(slice_1, 2, p14, p15, p16)
        slice_6: "bf16[64, 28, 28, 96]" = torch.ops.aten.slice.Tensor(slice_2, 2, p17, p18, p19)
        slice_7: "bf16[64, 28, 28, 96]" = torch.ops.aten.slice.Tensor(slice_3, 2, p20, p21, p22)
        slice_8: "bf16[64, 28, 28, 96]" = torch.ops.aten.slice.Tensor(slice_4, 2, p23, p24, p25)
        cat: "bf16[64, 28, 28, 384]" = torch.ops.aten.cat.default([slice_5, slice_6, slice_7, slice_8], 3)
        reshape_2: "bf16[64, 784, 384]" = torch.ops.aten.reshape.default(cat, p26)
        reshape_3: "bf16[50176, 384]" = torch.ops.aten.reshape.default(reshape_2, p27)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
