"""assay repro 1
pattern 666d4c566d31e296f56a04f8d84e69290f42abcf2a9bf9a0d62ba4e9c5f3fb73
home    c8f772a4a697
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 128, 256]", arg1: "bf16[12, 2048, 2]", arg2: "bf16[256, 256][513, 2]", arg3: "b8[16, 256, 256][131328, 513, 2]", arg4: "bf16[12, 2048, 512]", arg5: "bf16[16, 256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size[]", p20: "size[]", p21: "size[]", p22: "size[]", p23: "size[]", p24: "size[]", p25: "size", p26: "size", p27: "size", p28: "size[]", p29: "size", p30: "size", p31: "size", p32: "size[]", p33: "size", p34: "size", p35: "size", p36: "size", p37: "size", p38: "size", p39: "size[]", p40: "size", p41: "size", p42: "size", p43: "size[]", p44: "size[]", p45: "size[]", p46: "size[]", p47: "size", p48: "size", p49: "size", p50: "size[]", p51: "size", p52: "size", p53: "size", p54: "size", p55: "size[]", p56: "size[]", p57: "size[]", p58: "size[]"):
        reshape: "bf16[16, 12, 128, 1, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 12, 128, 256, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[12, 16, 128, 1, 2]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_1: "bf16[16, 12, 128, 2, 1]" = torch.ops.aten.permute.default(reshape_1, [1, 0, 2, 4, 3])
        reshape_2: "bf16[16, 12, 128, 256]" = torch.ops.aten.reshape.default(permute, p2)
        reshape_3: "bf16[16, 12, 128, 2]" = torch.ops.aten.reshape.default(permute_1, p3)
        slice_1: "bf16[1, 256]" = torch.ops.aten.slice.Tensor(arg2, 0, p4, p5, p6)
        cat: "bf16[257, 256]" = torch.ops.aten.cat.default([slice_1, arg2])
        slice_2: "bf16[128, 256]" = torch.ops.aten.slice.Tensor(cat, 0, p7, p8, p9)
        slice_3: "b8[16, 1, 256]" = torch.ops.aten.slice.Tensor(arg3, 1, p10, p11, p12)
        cat_1: "b8[16, 257, 256]" = torch.ops.aten.cat.default([slice_3, arg3], 1)
        slice_4: "b8[16, 128, 256]" = torch.ops.aten.slice.Tensor(cat_1, 1, p13, p14, p15)
        slice_5: "bf16[12, 2048, 511]" = torch.ops.aten.slice.Tensor(arg4, 2, p16, p17, p18)
        reshape_4: "bf16[12, 16, 128, 1, 511]" = torch.ops.aten.reshape.default(slice_5, p19)
        permute_2: "bf16[16, 12, 128, 511, 1]" = torch.ops.aten.permute.default(reshape_4, [1, 0, 2, 4, 3])
        reshape_5: "bf16[16, 12, 128, 511]" = torch.ops.aten.reshape.default(permute_2, p20)
        reshape_6: "bf16[16, 12, 511, 128]" = torch.ops.aten.reshape.default(reshape_5, p21)
        reshape_7: "bf16[12, 16, 128, 1, 511]" = torch.ops.aten.reshape.default(slice_5, p22)
        permute_3: "bf16[16, 12, 128, 511, 1]" = torch.ops.aten.permute.default(reshape_7, [1, 0, 2, 4, 3])
        reshape_8: "bf16[16, 12, 128, 511]" = torch.ops.aten.reshape.default(permute_3, p23)
        reshape_9: "bf16[16, 12, 511, 128]" = torch.ops.aten.reshape.default(reshape_8, p24)
        slice_6: "bf16[16, 12, 509, 128]" = torch.ops.aten.slice.Tensor(reshape_6, 2, p25, p26, p27)
        reshape_10: "bf16[16, 12, 128, 509]" = torch.ops.aten.reshape.default(slice_6, p28)
        slice_7: "bf16[16, 12, 509, 128]" = torch.ops.aten.slice.Tensor(reshape_9, 2, p29, p30, p31)
        reshape_11: "bf16[16, 12, 128, 509]" = torch.ops.aten.reshape.default(slice_7, p32)
        slice_8: "bf16[16, 12, 128, 256]" = torch.ops.aten.slice.Tensor(reshape_10, 3, p33, p34, p35)
        mul: "bf16[16, 12, 128, 256]" = torch.ops.aten.mul.Tensor(slice_8, slice_2)
        slice_scatter: "bf16[16, 12, 128, 509]" = torch.ops.aten.slice_scatter.default(reshape_11, mul, 3, p36, p37, p38)
        reshape_12: "bf16[16, 12, 509, 128]" = torch.ops.aten.reshape.default(slice_scatter, p39)
        slice_scatter_1: "bf16[16, 12, 511, 128]" = torch.ops.aten.slice_scatter.default(reshape_9, reshape_12, 2, p40, p41, p42)
        reshape_13: "bf16[16, 12, 128, 511]" = torch.ops.aten.reshape.default(slice_scatter_1, p43)
        reshape_14: "bf16[16, 12, 128, 511, 1]" = torch.ops.aten.reshape.default(reshape_13, p44)
        permute_4: "bf16[12, 16, 128, 1, 511]" = torch.ops.aten.permute.default(reshape_14, [1, 0, 2, 4, 3])
        permute_5: "bf16[16, 12, 128, 511, 1]" = torch.ops.aten.permute.default(permute_4, [1, 0, 2, 4, 3])
        reshape_15: "bf16[16, 12, 128, 511]" = torch.ops.aten.reshape.default(permute_5, p45)
        reshape_16: "bf16[16, 12, 511, 128]" = torch.ops.aten.reshape.default(reshape_15, p46)
        slice_9: "bf16[16, 12, 509, 128]" = torch.ops.aten.slice.Tensor(reshape_16, 2, p47, p48, p49)
        reshape_17: "bf16[16, 12, 128, 509]" = torch.ops.aten.reshape.default(slice_9, p50)
        slice_10: "bf16[16, 12, 128, 256]" = torch.ops.aten.slice.Tensor(reshape_17, 3, p51, p52, p53)
        add: "bf16[16, 12, 128, 256]" = torch.ops.aten.add.Tensor(reshape_2, slice_10)
        split = torch.ops.aten.split.Tensor(reshape_3, p54, 3)
        getitem: "bf16[16, 12, 128, 1]" = split[0]
        getitem_1: "bf16[16, 12, 128, 1]" = split[1]
        expand: "bf16[16, 12, 128, 256]" = torch.ops.aten.expand.default(getitem, p55)
        expand_1: "bf16[16, 12, 128, 256]" = torch.ops.aten.expand.default(getitem_1, p56)
        unsqueeze: "bf16[16, 1, 256]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_1: "b8[16, 1, 128, 256]" = torch.ops.aten.unsqueeze.default(slice_4, 1)
        expand_2: "b8[16, 12, 128, 256]" = torch.ops.aten.expand.default(unsqueeze_1, p57)
        unsqueeze_2: "bf16[16, 1, 1, 256]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        where: "bf16[16, 12, 128, 256]" = torch.ops.aten.where.self(expand_2, expand_1, expand)
        mul_1: "bf16[16, 12, 128, 256]" = torch.ops.aten.mul.Tensor(where, slice_2)
        add_1: "bf16[16, 12, 128, 256]" = torch.ops.aten.add.Tensor(add, mul_1)
        convert_element_type: "f32[16, 12, 128, 256]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        convert_element_type_1: "f32[16, 1, 1, 256]" = torch.ops.prims.convert_element_type.default(unsqueeze_2, torch.float32)
        sub: "f32[16, 1, 1, 256]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_1)
        mul_2: "f32[16, 1, 1, 256]" = torch.ops.aten.mul.Tensor(sub, 1000000.0)
        sub_1: "f32[16, 12, 128, 256]" = torch.ops.aten.sub.Tensor(convert_element_type, mul_2)
        convert_element_type_2: "f32[16, 12, 128, 256]" = torch.ops.prims.convert_element_type.default(sub_1, torch.float32)
        amax: "f32[16, 12, 128, 1]" = torch.ops.aten.amax.default(convert_element_type_2, [3], True)
        sub_2: "f32[16, 12, 128, 256]" = torch.ops.aten.sub.Tensor(convert_element_type_2, amax)
        exp: "f32[16, 12, 128, 256]" = torch.ops.aten.exp.default(sub_2)
        sum_1: "f32[16, 12, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 12, 128, 256]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_3: "bf16[16, 12, 128, 256]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        unsqueeze_3: "bf16[16, 12, 128, 256, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_3, 4)
        reshape_18: "bf16[192, 128, 256]" = torch.ops.aten.reshape.default(unsqueeze_3, p58)
        return (slice_2, slice_4, reshape_18)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
